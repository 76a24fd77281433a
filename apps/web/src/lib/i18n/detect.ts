import { editionOfHost, editions } from '@alba/domain/editions';
import type { LanguageDetectorModule } from 'i18next';
import { languageOf } from './languages.ts';

/** One key everywhere: `?lng=`, the cookie, local and session storage. */
export const languageKey = 'lng';

/**
 * D67. Explicit choices first, then the host's edition, then what the browser and the page say. A choice we cannot show (`?lng=fr`, a
 * stale cookie) falls through to the next source as if it were not there. Nothing is written back by itself.
 */
export function makeDetector(): LanguageDetectorModule {
  return { type: 'languageDetector', detect: () => said().flatMap((tag) => (tag ? [languageOf(tag) ?? tag] : [])) };
}

/** What each source says, the one that counts most first. */
function said(): (string | null | undefined)[] {
  return [
    new URLSearchParams(location.search).get(languageKey),
    new RegExp(`(?:^|; )${languageKey}=([^;]*)`).exec(document.cookie)?.[1],
    stored(() => localStorage),
    stored(() => sessionStorage),
    location.host === '' ? undefined : editions[editionOfHost(location.host)].language,
    ...navigator.languages,
    navigator.language,
    document.documentElement.lang,
  ];
}

/** A browser that forbids storage has kept no choice. */
function stored(storage: () => Storage): string | null {
  try {
    return storage().getItem(languageKey);
  } catch {
    return null;
  }
}
