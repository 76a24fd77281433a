import { paths } from '../../lib/paths.ts';

/** Cleared when somebody signs out (lib/store). */
const key = 'browse';

/** Where the teacher was in Find: the search of the address, and the card they left by with how far the page was scrolled. */
type Place = { search: string; lessonId?: number; top?: number };

/** Keeps where the teacher is in Find. The card they left by is kept while the list is the same. */
export function rememberFind(search: string): void {
  if (read().search !== search) write({ search });
}

/** The teacher leaves by this card: the way back ends at it. */
export function rememberCard(lessonId: number): void {
  write({ ...read(), lessonId, top: window.scrollY });
}

/** The card that the teacher left by when this list was shown, told once. */
export function takeCard(search: string): { lessonId: number; top: number } | undefined {
  const place = read();
  if (place.lessonId === undefined || place.search !== search) return undefined;
  write({ search });
  return { lessonId: place.lessonId, top: place.top ?? 0 };
}

/** The way back, to the card that was left. */
export function lastFind(): string {
  const { search, lessonId } = read();
  return `${paths.find()}${search}${lessonId === undefined ? '' : `#${cardId(lessonId)}`}`;
}

export const cardId = (lessonId: number): string => `lesson-${lessonId}`;

function read(): Place {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isPlace(kept) ? kept : { search: '' };
  } catch {
    return { search: '' };
  }
}

function write(place: Place): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(place));
  } catch {
    // a browser that forbids storage comes back to the plain list
  }
}

const isPlace = (kept: unknown): kept is Place => typeof kept === 'object' && kept !== null && 'search' in kept && typeof kept.search === 'string';
