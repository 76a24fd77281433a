/** From one letter of a text up to, not including, another. */
export type Stretch = { from: number; to: number };

/** Letters and numbers, with whatever stands inside: "well-known", "don't", "8.515.767", "km²". Dashes between words part them. */
const word = /[\p{L}\p{N}](?:[^\s—–]*[\p{L}\p{N}\p{M}])?/gu;

/** The words of a text, without the punctuation around them. */
export function wordsIn(text: string): Stretch[] {
  return [...text.matchAll(word)].map(({ 0: { length }, index }) => ({ from: index, to: index + length }));
}

/** A full stop after these ends no sentence. */
const abbreviation = /(?:^|[\s(“"«])(?:\p{Lu}|Mr|Mrs|Ms|Dr|Dra|Sr|Sra|Srta|Prof|Profa|St|Mt|Jr|No|vs|U\.S|EE\. UU|a\.\s?C|d\.\s?C|p\. ej|séc|núm|pág)\.\s*$/u;

/** The sentences of a text, without the space after them. */
export function sentencesIn(text: string, locale: string): Stretch[] {
  const sentences: Stretch[] = [];
  let isOpen = false;
  for (const { index, segment } of new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)) {
    const to = index + segment.trimEnd().length;
    const last = sentences.at(-1);
    if (isOpen && last) last.to = to;
    else sentences.push({ from: index, to });
    isOpen = abbreviation.test(text.slice(sentences.at(-1)?.from, index + segment.length));
  }
  return sentences;
}
