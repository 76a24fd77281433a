import type { RosterProblem } from '../model/problems.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { LanguageWords, ReportWords } from './problem-words.ts';
import { pt } from './pt.ts';
import { sayProblem } from './say-problem.ts';

export { sayProblem } from './say-problem.ts';

/** All languages at once, for a server. A page of the web loads the one it shows: `@alba/roster/words/en` and `…/say-problem`. */
const languages = { en, pt, es } as const;
export type RosterLanguage = keyof typeof languages;
export const rosterLanguages = Object.keys(languages) as RosterLanguage[];

export const wordsIn = (language: RosterLanguage): LanguageWords => languages[language];
export const reportWords = (language: RosterLanguage): ReportWords => languages[language].report;
export const problemText = (problem: RosterProblem, language: RosterLanguage) => sayProblem(problem, languages[language]);
