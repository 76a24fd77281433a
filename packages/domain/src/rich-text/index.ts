import type { MathNode } from './math.ts';

export { type MathAttribute, type MathNode, type MathTag, mathAttributes, mathTags } from './math.ts';

/**
 * Text with a few marks, as structured nodes: content never travels as HTML.
 * Marks in packs: `**strong**`, `*emphasis*`, `[[word]]` or `[[shown words|vocabulary-id]]`, and `{=id}` for a
 * formula of the lesson.
 */
export type RichNode =
  | { type: 'text'; text: string }
  | { type: 'strong'; text: string }
  | { type: 'emphasis'; text: string }
  | { type: 'vocabulary'; text: string; word: string }
  | FormulaNode;
/** `text` says the formula in words; until a lesson is built it is the formula's id, and `math` is absent. */
export type FormulaNode = { type: 'formula'; text: string; display?: 'block'; math?: MathNode };
export type RichText = RichNode[];

/** A star with a space inside is a star: 2 * 3 * 4. */
const mark =
  /\*\*(?<strong>(?!\s)[^*]+(?<!\s))\*\*|\*(?<emphasis>(?!\s)[^*]+(?<!\s))\*|\[\[(?<shown>[^\]|]+)(?:\|(?<word>[^\]]+))?\]\]|\{=(?<formula>[a-z0-9-]+)\}/gu;

/** Reads the marks of one line of content. Text without marks gives one node, empty text none. */
export function parseRichText(source: string): RichText {
  const nodes: RichText = [];
  let end = 0;
  for (const match of source.matchAll(mark)) {
    if (match.index > end) nodes.push({ type: 'text', text: source.slice(end, match.index) });
    nodes.push(nodeOf(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  if (end < source.length) nodes.push({ type: 'text', text: source.slice(end) });
  return nodes;
}

function nodeOf(groups: Record<string, string | undefined>): RichNode {
  if (groups.strong !== undefined) return { type: 'strong', text: groups.strong };
  if (groups.emphasis !== undefined) return { type: 'emphasis', text: groups.emphasis };
  if (groups.formula !== undefined) return { type: 'formula', text: groups.formula };
  const shown = groups.shown ?? '';
  return { type: 'vocabulary', text: shown, word: groups.word ?? vocabularyId(shown) };
}

/** The id under which a word stands in a lesson's vocabulary: lower case, no accents, hyphens for spaces. */
export function vocabularyId(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The words alone, as a screen reader or a readability formula takes them. */
export function plainText(nodes: readonly RichNode[]): string {
  return nodes.map((node) => node.text).join('');
}
