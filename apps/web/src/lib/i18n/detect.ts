import { editionOfHost, editions } from '@alba/domain/editions';
import LanguageDetector, { type DetectorOptions } from 'i18next-browser-languagedetector';
import { languageOf } from './languages.ts';

/** One key everywhere: `?lng=`, the cookie, local and session storage. */
export const languageKey = 'lng';

/** D67. Explicit choices first, then the host's edition, then what the browser and the page say. Nothing is written back by itself. */
export const detection: DetectorOptions = {
  order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'host', 'navigator', 'htmlTag'],
  lookupQuerystring: languageKey,
  lookupCookie: languageKey,
  lookupLocalStorage: languageKey,
  lookupSessionStorage: languageKey,
  caches: [],
  // A choice we cannot show (`?lng=fr`, a stale cookie) falls through to the next source as if it were not there.
  convertDetectedLanguage: (tag) => languageOf(tag) ?? tag,
};

export function makeDetector(): LanguageDetector {
  const detector = new LanguageDetector();
  detector.addDetector({ name: 'host', lookup: () => (location.host === '' ? undefined : editions[editionOfHost(location.host)].language) });
  return detector;
}
