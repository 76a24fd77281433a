export { languageKey } from './detect.ts';
export { chooseLanguage, type LoadMessages, needMessages, startI18n } from './i18n.ts';
export { isLanguage, type Language, languageNames, languages, localeOf } from './languages.ts';
