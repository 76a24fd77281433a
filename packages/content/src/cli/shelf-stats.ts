import { ladders } from '@alba/domain/reading-levels';
import type { CheckedPack } from '../check/check-packs.ts';
import { type CheckContext, contextOf, levelsIn } from '../check/context.ts';
import { countQuestions } from '../check/rules/minimums.ts';
import { figuresOf } from '../check/rules/readability.ts';
import { weightOf } from '../check/rules/weight.ts';
import { formulaName, type Readability } from '../readability/figures.ts';
import { tally } from './stats.ts';

/** The numbers of everything that was checked, as lines to print. */
export function shelfOf(checked: readonly CheckedPack[]): string[] {
  const contexts = checked.flatMap(({ draft }) => (draft?.head ? [contextOf(draft, draft.head, () => undefined)] : []));
  const questions = contexts.flatMap((context) => context.questions.map(({ question }) => question));
  const scored = questions.filter((question) => question.kind !== 'open-response');
  const { kinds, skills, points } = countQuestions(scored);
  const heads = contexts.map(({ head }) => head.value);
  const collections = checked.filter(({ kind }) => kind === 'collection');
  return [
    '',
    'the shelf',
    `  lessons      ${contexts.length}: ${tally(counted(heads.map(({ edition, subject, gradeBand }) => `${edition} ${subject} ${gradeBand}`)))}`,
    `  articles     ${contexts.reduce((sum, { articles }) => sum + articles.length, 0)}`,
    `  collections  ${collections.length}`,
    `  questions    ${scored.length} scored (${points} points), ${questions.length - scored.length} open`,
    `  kinds        ${tally(kinds)}`,
    `  skills       ${tally(skills)}`,
    `  standards    ${tally(counted(heads.flatMap(({ standards }) => standards.map(({ framework }) => framework))))}`,
    `  vocabulary   ${heads.reduce((sum, { vocabulary }) => sum + vocabulary.length, 0)} words`,
    ...media(contexts),
    ...documents(checked, contexts),
    ...reading(contexts),
  ];
}

function media(contexts: readonly CheckContext[]): string[] {
  const files = contexts.flatMap(({ draft }) => [...draft.files.keys()]);
  const weights = contexts.map(({ draft }) => weightOf(draft.files));
  const sum = (of: 'pictures' | 'films') => weights.reduce((total, weight) => total + weight[of], 0);
  const endings = tally(counted(files.map((file) => file.slice(file.lastIndexOf('.') + 1))));
  return [`  media        ${files.length} files (${endings}), pictures ${sum('pictures')} kB, films ${sum('films')} kB`];
}

/** What teachers can print: a document each. */
function documents(checked: readonly CheckedPack[], contexts: readonly CheckContext[]): string[] {
  const has = (guide: 'teacher' | 'activity' | 'experiment') => contexts.filter(({ draft }) => draft.guides[guide]).length;
  const edition = checked.reduce((sum, pack) => sum + (pack.kind === 'guides' ? pack.guides.length : 0), 0);
  const unit = checked.filter(({ kind }) => kind === 'collection').length;
  const [teacher, activity, experiment] = [has('teacher'), has('activity'), has('experiment')];
  return [
    `  guides       ${teacher + activity + experiment + unit + edition} PDFs: teacher ${teacher}, activity ${activity}, experiment ${experiment}, unit ${unit}, edition ${edition}`,
  ];
}

type LevelSum = { texts: number; words: number; sentences: number; syllables: number; formula: number };
const nothing: LevelSum = { texts: 0, words: 0, sentences: 0, syllables: 0, formula: 0 };

/** Words and mean readability of each level of each ladder, texts weighted by their words. */
function reading(contexts: readonly CheckContext[]): string[] {
  const sums = new Map<string, LevelSum>();
  for (const context of contexts)
    for (const text of context.texts) {
      for (const [level, words] of levelsIn(text)) {
        const label = ladders[context.ladder].find((entry) => String(entry.level) === level)?.label ?? level;
        const name = `${context.ladder.padEnd(7)} ${level} ${label === level ? '' : label}`.padEnd(22) + formulaName(context.language).padEnd(3);
        sums.set(name, plus(sums.get(name) ?? nothing, figuresOf(context, words)));
      }
    }
  const lines = [...sums].sort(([one], [other]) => one.localeCompare(other)).map(([name, sum]) => `  ${name} ${lineOf(sum)}`);
  return ['  reading: level, formula, texts, words, W/S, Y/W, mean of the formula', ...lines];
}

function plus(sum: LevelSum, { words, sentences, syllablesPerWord, formula }: Readability): LevelSum {
  return {
    texts: sum.texts + 1,
    words: sum.words + words,
    sentences: sum.sentences + sentences,
    syllables: sum.syllables + syllablesPerWord * words,
    formula: sum.formula + formula * words,
  };
}

function lineOf({ texts, words, sentences, syllables, formula }: LevelSum): string {
  const figures = [words / sentences, syllables / words, formula / words].map((figure, index) => figure.toFixed(index === 1 ? 2 : 1).padStart(6));
  return [String(texts).padStart(4), String(words).padStart(8), ...figures].join(' ');
}

function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
