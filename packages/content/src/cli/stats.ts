import { ladders, type ReadingLevel } from '@alba/domain/reading-levels';
import { contextOf, type LeveledText, levelsIn } from '../check/context.ts';
import { countQuestions } from '../check/rules/minimums.ts';
import { figuresOf } from '../check/rules/readability.ts';
import type { LessonDraft } from '../load/load-lesson.ts';
import { formulaName, type Readability } from '../readability/figures.ts';

/** The shelf's numbers of one lesson, as lines to print. */
export function statsOf(draft: LessonDraft): string[] {
  if (!draft.head) return ['no numbers while lesson.yaml cannot be read'];
  const context = contextOf(draft, draft.head, () => undefined);
  const questions = context.questions.map((entry) => entry.question);
  const scored = questions.filter((question) => question.kind !== 'open-response');
  const { kinds, skills, points } = countQuestions(scored);
  return [
    `questions  ${scored.length} scored (${points} points), ${questions.length - scored.length} open`,
    `kinds      ${tally(kinds)}`,
    `skills     ${tally(skills)}`,
    `words      level   words  W/S    Y/W           ${formulaName(context.language).padEnd(12)} longest`,
    ...context.texts.flatMap((text) => [
      `${text.isArticle ? 'article' : 'text'} ${text.id}`,
      ...linesOf(text, { ladder: ladders[context.ladder], figures: (words) => figuresOf(context, words) }),
    ]),
  ];
}

export function tally(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([name, count]) => `${name} ${count}`).join(', ') || 'none';
}

type Words = ReturnType<typeof levelsIn>[number][1];

function linesOf(text: LeveledText, given: { ladder: readonly ReadingLevel[]; figures: (words: Words) => Readability }): string[] {
  return levelsIn(text).map(([level, words]) => {
    const { words: count, wordsPerSentence, syllablesPerWord, formula, longest, capped } = given.figures(words);
    const label = given.ladder.find((entry) => String(entry.level) === level)?.label ?? '';
    const span = (plain: number, eased: number, digits: number) => `${plain.toFixed(digits)} (${eased.toFixed(digits)})`;
    return [
      `           ${level} ${label === level ? '' : label}`.padEnd(22),
      String(count).padStart(4),
      wordsPerSentence.toFixed(1).padStart(5),
      span(syllablesPerWord, capped.syllablesPerWord, 2).padStart(13),
      span(formula, capped.formula, 1).padStart(13),
      String(longest.words).padStart(5),
    ].join(' ');
  });
}
