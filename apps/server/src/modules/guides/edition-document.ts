import type { EditionGuide } from '@alba/content/pack/edition-guide.schema';
import { parseRichText, type RichText } from '@alba/domain/rich-text';
import type { DocumentSource } from './lesson-document.ts';
import { type Look, lookOf } from './look.ts';

/** A guide of the edition, its marks read. */
export function editionDocument(guide: EditionGuide): DocumentSource {
  const look = lookOf(guide.edition);
  const sections = guide.sections.map(({ heading, blocks }) => ({ heading, blocks: blocks.map(blockOf) }));
  return {
    template: 'edition.typ',
    title: guide.title,
    data: { ...look, kicker: kickerOf(guide, look), guide: { title: guide.title, summary: guide.summary, sections } },
  };
}

function kickerOf({ place }: EditionGuide, { words }: Look): string {
  if (place === 'menu') return words.guide;
  return place === 'toolkit-elementary' ? words.elementaryToolkit : words.middleToolkit;
}

type Block = EditionGuide['sections'][number]['blocks'][number];
type RichBlock = { text: RichText } | { list: RichText[] } | { steps: RichText[] } | { tip: RichText } | { table: { columns: RichText[]; rows: RichText[][] } };

function blockOf(block: Block): RichBlock {
  if ('text' in block) return { text: parseRichText(block.text) };
  if ('list' in block) return { list: block.list.map(parseRichText) };
  if ('steps' in block) return { steps: block.steps.map(parseRichText) };
  if ('tip' in block) return { tip: parseRichText(block.tip) };
  return { table: { columns: block.table.columns.map(parseRichText), rows: block.table.rows.map((row) => row.map(parseRichText)) } };
}
