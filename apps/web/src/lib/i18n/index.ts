export { detection, languageKey } from './detect.ts';
export { chooseLanguage, type LoadMessages, languageShown, needMessages, startI18n } from './i18n.ts';
export { isLanguage, type Language, languageNames, languageOf, languages, localeOf } from './languages.ts';
