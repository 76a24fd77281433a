import type { SkillId } from '../skills/index.ts';
import { type AnswerMark, markOf } from './marks.ts';

/** Raised when a rule below changes; kept with every result so that old ones can be told apart. */
export const scoringVersion = 1;

/** One question as it stood at submit. `possible` is 0 for open responses. */
export type ItemOutcome = { questionId: string; skill: SkillId | undefined; points: number; possible: number; right: boolean; answered: boolean };
export type SkillCount = { skill: SkillId; right: number; answered: number; items: number };
export type AttemptSummary = {
  points: number;
  possible: number;
  /** "Correct over done": items, not points. */
  rightItems: number;
  answeredItems: number;
  scoredItems: number;
  marks: Record<string, AnswerMark>;
  skills: SkillCount[];
};

/** Results of an attempt from its outcomes (D18): every question is one item, unanswered counts as 0 points. */
export function summarize(items: readonly ItemOutcome[]): AttemptSummary {
  const scored = items.filter((item) => item.possible > 0);
  const skills = new Map<SkillId, SkillCount>();
  for (const item of scored) {
    if (item.skill === undefined) continue;
    const count = skills.get(item.skill) ?? { skill: item.skill, right: 0, answered: 0, items: 0 };
    count.items += 1;
    if (item.answered) count.answered += 1;
    if (item.right) count.right += 1;
    skills.set(item.skill, count);
  }
  return {
    points: sum(scored, (item) => item.points),
    possible: sum(scored, (item) => item.possible),
    rightItems: scored.filter((item) => item.right).length,
    answeredItems: scored.filter((item) => item.answered).length,
    scoredItems: scored.length,
    marks: Object.fromEntries(items.map((item) => [item.questionId, markOf({ scored: item.possible > 0, answered: item.answered, right: item.right })])),
    skills: [...skills.values()],
  };
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
