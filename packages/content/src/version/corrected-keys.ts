import type { KindKey, QuestionKey } from '@alba/items/key';
import type { PublicQuestion } from '@alba/items/public';
import type { LessonKey, LessonView } from '../lesson-view/index.ts';
import { canonicalJson } from './canonical-json.ts';

/** The two halves of a lesson version. */
export type Halves = { view: LessonView; key: LessonKey };

export type CorrectedKeys = {
  /** Keys of the earlier version, with the answers of the later one where they were corrected. */
  questions: QuestionKey[];
  /** Questions that are as they were but for what counts as right. */
  corrected: string[];
  /** Their key changed, and so did what students read or could choose: an answer to the old question cannot be marked by the new key. */
  rewritten: string[];
};

/** What the keys of an earlier version are in the light of a later one. Questions that came or went change nothing. */
export function correctedKeys(earlier: Halves, later: Halves): CorrectedKeys {
  const laterKeys = new Map(later.key.questions.map((key) => [key.id, key]));
  const [before, after] = [questionsOf(earlier), questionsOf(later)];
  const result: CorrectedKeys = { questions: [], corrected: [], rewritten: [] };
  for (const key of earlier.key.questions) {
    const other = laterKeys.get(key.id);
    const [asked, asksNow] = [before.get(key.id), after.get(key.id)];
    const answer = other && asked && asksNow ? inTermsOf(other.answer, { asked, asksNow }) : undefined;
    const sameRight = answer !== undefined && decides(answer) === decides(key.answer);
    const isCorrected = answer !== undefined && !sameRight;
    if (isCorrected) result.corrected.push(key.id);
    else if (other && !answer && (other.answer.kind !== key.answer.kind || decides(other.answer) !== decides(key.answer))) result.rewritten.push(key.id);
    result.questions.push(isCorrected && other ? { ...key, answer, explanation: other.explanation } : key);
  }
  return result;
}

function questionsOf({ view }: Halves): Map<string, PublicQuestion> {
  return new Map(view.parts.flatMap(({ questions }) => questions.map((question) => [question.id, question] as const)));
}

/** The later key with the ids of the earlier question; undefined where the question itself is another. */
function inTermsOf(answer: KindKey, { asked, asksNow }: { asked: PublicQuestion; asksNow: PublicQuestion }): KindKey | undefined {
  if (answer.kind !== 'ordering' || asked.kind !== 'ordering' || asksNow.kind !== 'ordering')
    return surfaceOf(asked) === surfaceOf(asksNow) ? answer : undefined;
  // Steps are mixed from their right order, so another order gives the same steps other ids.
  const { steps: oldSteps, ...rest } = asked;
  const { steps: newSteps, ...restNow } = asksNow;
  if (surfaceOf(rest) !== surfaceOf(restNow) || oldSteps.length !== newSteps.length) return undefined;
  const oldId = new Map(oldSteps.map(({ id, text }) => [canonicalJson(text), id]));
  const textOf = new Map(newSteps.map(({ id, text }) => [id, canonicalJson(text)]));
  const order = answer.order.map((id) => oldId.get(textOf.get(id) ?? ''));
  return order.every((id) => id !== undefined) ? { ...answer, order } : undefined;
}

/** All that students read and choose from. Which resource stands beside it does not change what an answer says. */
function surfaceOf({ resource: _resource, ...question }: object & { resource?: unknown }): string {
  return canonicalJson(question);
}

/** What of a key decides between right and wrong. */
export function decides(answer: KindKey): string {
  switch (answer.kind) {
    case 'single-choice':
    case 'multiple-choice':
      return canonicalJson([answer.correct].flat().toSorted());
    case 'true-false':
      return String(answer.answer);
    case 'numeric':
      return canonicalJson([answer.answer, answer.tolerance]);
    case 'ordering':
      return canonicalJson(answer.order);
    case 'cloze':
      return canonicalJson(Object.entries(answer.gaps).map(([id, gap]) => [id, gap.correct]));
    case 'matching':
      return canonicalJson(Object.entries(answer.rows).map(([id, row]) => [id, row.correct]));
    case 'hot-text':
      return canonicalJson(answer.keys.map((set) => set.toSorted((one, other) => one - other)));
    case 'open-response':
      return '';
  }
}
