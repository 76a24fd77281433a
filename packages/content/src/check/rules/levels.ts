import { parseRichText, plainText } from '@alba/domain/rich-text';
import { wordsOf } from '../../readability/tokens.ts';
import { type CheckContext, type LeveledText, type LevelText, levelsIn, type Rule, unitsOf } from '../context.ts';

/** How much the length may differ between the levels of one text. */
const longestDifference = 0.2;

/** Every text has every level of the ladder, all built alike: the same headings, paragraphs and units, and about the same length. */
export const levels: Rule = (context) => {
  for (const text of context.texts) {
    wholeLadder(context, text);
    sameShape(text);
    sameLength(text);
  }
  for (const { resource, report } of context.resources) {
    if (resource.kind !== 'passage') continue;
    const [, first] = levelsIn({ id: '', isArticle: false, levels: resource.levels, report })[0] ?? [];
    const paragraphs = first?.paragraphs.length ?? 0;
    resource.figures.forEach((figure, index) => {
      if (figure.after > paragraphs) report(`stands after paragraph ${figure.after}, but the passage has ${paragraphs}`, 'error', ['figures', index, 'after']);
      if (!figure.picture && !figure.table) report('is empty: give it a picture or a table', 'error', ['figures', index]);
    });
  }
};

function wholeLadder({ ladder, levels: ladderLevels }: CheckContext, text: LeveledText): void {
  const has = levelsIn(text).map(([level]) => Number(level));
  const missing = ladderLevels.filter((level) => !has.includes(level));
  const surplus = has.filter((level) => !ladderLevels.some((entry) => entry === level));
  if (missing.length > 0)
    text.report(`"${text.id}" has no level ${missing.join(', ')}: the ladder ${ladder} has levels ${ladderLevels.join(', ')}`, 'error', ['levels']);
  if (surplus.length > 0) text.report(`"${text.id}" has level ${surplus.join(', ')}, which the ladder ${ladder} does not have`, 'error', ['levels']);
}

function sameShape(text: LeveledText): void {
  const [first, ...rest] = levelsIn(text);
  if (!first) return;
  const [modelLevel, model] = first;
  for (const [level, words] of rest) {
    const complain = (message: string, index?: number) =>
      text.report(message, 'error', ['levels', level, 'paragraphs', ...(index === undefined ? [] : [index])]);
    if (words.paragraphs.length !== model.paragraphs.length) {
      complain(
        `level ${level} has ${words.paragraphs.length} paragraphs, level ${modelLevel} has ${model.paragraphs.length}: every level has the same paragraphs`,
      );
      continue;
    }
    words.paragraphs.forEach((paragraph, index) => {
      const other = model.paragraphs[index];
      if (!other) return;
      if (paragraph.units.length !== other.units.length) {
        complain(
          `paragraph ${index + 1} has ${paragraph.units.length} units at level ${level} and ${other.units.length} at level ${modelLevel}: a unit is the same idea at every level`,
          index,
        );
      }
      if (paragraph.heading !== other.heading) {
        complain(
          `paragraph ${index + 1} has ${quoted(paragraph.heading)} at level ${level} and ${quoted(other.heading)} at level ${modelLevel}: headings are the same at every level`,
          index,
        );
      }
    });
  }
}

function quoted(heading: string | undefined): string {
  return heading === undefined ? 'no heading' : `the heading "${heading}"`;
}

function sameLength(text: LeveledText): void {
  const counts = levelsIn(text).map(([level, words]) => ({ level, count: wordCount(words) }));
  const most = counts.reduce((best, entry) => (entry.count > best.count ? entry : best), { level: '', count: 0 });
  const least = counts.reduce((best, entry) => (entry.count < best.count ? entry : best), most);
  if (most.count === 0 || (most.count - least.count) / most.count <= longestDifference) return;
  text.report(`"${text.id}": level ${most.level} has ${most.count} words, level ${least.level} only ${least.count}; levels differ by at most 20 %`, 'warning', [
    'levels',
    least.level,
  ]);
}

export function wordCount(level: LevelText): number {
  return unitsOf(level).reduce((count, unit) => count + wordsOf(plainText(parseRichText(unit))).length, 0);
}
