import { parseRichText, plainText, type RichNode } from '@alba/domain/rich-text';
import type { LessonHead } from '../../load/load-lesson.ts';
import { wordsOf } from '../../readability/tokens.ts';
import { type CheckContext, type LeveledText, type LevelText, levelsIn, type Rule, unitsOf } from '../context.ts';
import { richLines } from '../rich-lines.ts';

type Entry = LessonHead['vocabulary'][number];
const longestDefinition = 15;

/** Marked words exist and are spelled as listed, every word is marked at its first use in every level of some passage, and definitions are short and do not use the word. */
export const vocabulary: Rule = (context) => {
  const entries = context.head.value.vocabulary;
  for (const { nodes, report, path } of richLines(context)) {
    for (const node of nodes) {
      if (node.type !== 'vocabulary') continue;
      const entry = entries.find(({ id }) => id === node.word);
      if (!entry)
        report(
          `marks "${node.text}" as the word "${node.word}", which lesson.yaml does not list: write [[${node.text}|${nearest(node, entries)}]] or remove the mark`,
          'error',
          path,
        );
      else if (!spellings(entry).includes(folded(node.text)))
        report(
          `marks "${node.text}", which is no spelling of "${entry.word}": write ${spellings(entry).join(' or ')}, or add it to the forms of the word`,
          'error',
          path,
        );
    }
  }
  entries.forEach((entry, index) => {
    const complain = (field: string, message: string, severity?: 'warning') => context.reportHead(['vocabulary', index, field], message, severity);
    const length = wordsOf(entry.definition).length;
    if (length > longestDefinition) complain('definition', `has ${length} words: write at most ${longestDefinition}`);
    if (firstUse(entry, entry.definition) >= 0) complain('definition', `uses the word "${entry.word}" itself: explain it with easier words`);
    if (firstUse(entry, entry.example) < 0)
      complain('example', `does not show "${entry.word}" or one of its forms: use it in the sentence (or add the form to forms)`, 'warning');
    if (context.isWhole) for (const message of markingFaults(entry, context)) complain('word', message);
  });
  for (const text of context.texts) if (!text.isArticle) firstUsesMarked(text, entries);
};

const folded = (text: string): string => text.trim().toLowerCase();
const spellings = ({ word, forms }: Entry): string[] => [word, ...forms].map(folded);

/** Says how an entry fails to be marked in every level of at least one passage. */
function markingFaults(entry: Entry, { texts, levels }: CheckContext): string[] {
  const markedAt = texts
    .filter((text) => !text.isArticle)
    .map((text) => ({
      id: text.id,
      at: levelsIn(text)
        .filter(([, words]) => isMarked(entry, words))
        .map(([level]) => level),
    }));
  if (markedAt.some(({ at }) => at.length >= levels.length)) return [];
  const best = markedAt.reduce((most, text) => (text.at.length > most.at.length ? text : most), { id: '', at: [''].slice(1) });
  if (best.at.length === 0) return [`"${entry.word}" is marked in no passage: write [[${entry.word}|${entry.id}]] at its first use, at every level`];
  const missing = levels.filter((level) => !best.at.includes(`${level}`));
  return [`"${entry.word}" is not marked at level ${missing.join(', ')} of "${best.id}": write [[…|${entry.id}]] at its first use there`];
}

function isMarked(entry: Entry, words: LevelText): boolean {
  return unitsOf(words).some((unit) => parseRichText(unit).some((node) => node.type === 'vocabulary' && node.word === entry.id));
}

/** Where a passage marks a word, the mark stands at the first use. */
function firstUsesMarked(text: LeveledText, entries: readonly Entry[]): void {
  for (const [level, words] of levelsIn(text)) {
    for (const entry of entries.filter((candidate) => isMarked(candidate, words))) {
      const place = words.paragraphs
        .flatMap((paragraph, index) => paragraph.units.map((unit, unitIndex) => ({ unit, path: ['paragraphs', index, 'units', unitIndex] })))
        .find(({ unit }) => mentions(entry, unit));
      if (!place || marksFirst(entry, parseRichText(place.unit))) continue;
      text.report(`uses "${entry.word}" before it is marked: move the mark [[…|${entry.id}]] here`, 'warning', ['levels', level, ...place.path]);
    }
  }
}

function mentions(entry: Entry, unit: string): boolean {
  const nodes = parseRichText(unit);
  return firstUse(entry, plainText(nodes)) >= 0 || nodes.some((node) => node.type === 'vocabulary' && node.word === entry.id);
}

function marksFirst(entry: Entry, nodes: readonly RichNode[]): boolean {
  for (const node of nodes) {
    if (node.type === 'vocabulary' && node.word === entry.id) return true;
    if (firstUse(entry, node.text) >= 0) return false;
  }
  return false;
}

/** Asked of every line of a lesson, so each is made once. */
const patterns = new WeakMap<Entry, RegExp>();

/** Position of the entry's word or one of its forms as whole words, or -1. */
function firstUse(entry: Entry, text: string): number {
  const known = patterns.get(entry);
  if (known) return text.search(known);
  const forms = [entry.word, ...entry.forms].map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  patterns.set(entry, new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'iu'));
  return firstUse(entry, text);
}

function nearest(node: Extract<RichNode, { type: 'vocabulary' }>, entries: readonly Entry[]): string {
  const shown = node.text.toLowerCase();
  return (
    entries.find((entry) => [entry.word, ...entry.forms].some((form) => form.toLowerCase() === shown))?.id ??
    entries.find((entry) => shown.startsWith(entry.word.toLowerCase().slice(0, 4)))?.id ??
    'word-id'
  );
}
