import type { CollectionCard } from '@alba/contract/collections';
import { type EditionId, type SubjectKey, subjectsOf } from '@alba/domain/editions';
import { limits } from '@alba/domain/limits';

/** What the list shows; all of it stands in the address. */
export type ListState = { subject?: SubjectKey; search: string };

/** Reads an address; what makes no sense there is left out. */
export function readListState(params: URLSearchParams, edition: EditionId): ListState {
  const subject = subjectsOf(edition).find(({ key }) => key === params.get('subject'))?.key;
  return { ...(subject && { subject }), search: (params.get('search') ?? '').slice(0, limits.searchTerm) };
}

/** The shortest address that says the same. */
export function listParams({ subject, search }: ListState): URLSearchParams {
  return new URLSearchParams({ ...(subject && { subject }), ...(search !== '' && { search }) });
}

/** Without accents and capitals, in words. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Those that have the beginning of every word searched for in title, promise or question. */
export function found(cards: readonly CollectionCard[], search: string): CollectionCard[] {
  const wanted = wordsOf(search);
  return cards.filter(({ title, summary, question }) => {
    const has = wordsOf(`${title} ${summary} ${question}`);
    return wanted.every((word) => has.some((one) => one.startsWith(word)));
  });
}

/** In the order they come, which is that of the edition's subjects. */
export function bySubject(cards: readonly CollectionCard[]): [SubjectKey, CollectionCard[]][] {
  const groups = new Map<SubjectKey, CollectionCard[]>();
  for (const card of cards) groups.set(card.subject, [...(groups.get(card.subject) ?? []), card]);
  return [...groups];
}
