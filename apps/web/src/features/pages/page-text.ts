import type { EditionId } from '@alba/domain/editions';
import type { Language } from '../../lib/i18n/index.ts';
import type { FooterPage } from '../../lib/paths.ts';

export type Block =
  /** a paragraph */
  | string
  | { list: readonly string[] }
  /** words, and what stands behind each */
  | { facts: readonly (readonly [string, string])[] }
  /** words before the address that the edition gives */
  | { contact: string }
  /** another of these pages */
  | { to: FooterPage; words: string };

export type Section = {
  /** The same in every language. */
  id: string;
  heading: string;
  /** Only in these editions. Privacy and terms are the same in all (product.md section 2). */
  editions?: readonly EditionId[];
  body: readonly Block[];
};

/** A page behind the footer in one language. Its title is the word of the footer's link. */
export type PageText = {
  /** One sentence under the title. */
  summary: string;
  /** The day it last changed, where that matters to its readers. */
  updated?: string;
  sections: readonly Section[];
};

const files = import.meta.glob<{ text: PageText }>('./content/*/*.ts');

/** Fetches one page in one language; each is a file of its own in the build. */
export async function loadPageText(page: FooterPage, language: Language): Promise<PageText> {
  const load = files[`./content/${page}/${language}.ts`];
  if (!load) throw new Error(`No page ${page} in ${language}`);
  return (await load()).text;
}

/** What a visitor of an edition reads. */
export function sectionsOf(text: PageText, edition: EditionId): readonly Section[] {
  return text.sections.filter(({ editions }) => editions?.includes(edition) ?? true);
}
