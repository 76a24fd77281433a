import { type ReviewedAnswer, reviewAttempt as review, submitAttempt as submit } from '@alba/contract/attempts';
import type { ReplyOf } from '@alba/contract/endpoint';
import { isLate, type KeyVisibility, keyIsVisible, localDateOf, windowOf } from '@alba/domain/assignments';
import { questionState } from '@alba/domain/attempts';
import { editions } from '@alba/domain/editions';
import { answerMarks, roundHalfUp, scorePercent } from '@alba/domain/scoring';
import type { QuestionKey } from '@alba/items/key';
import { questionResponse } from '@alba/items/response';
import { describeCorrect } from '@alba/items/server';
import type { Db, Tx } from '../../platform/db/index.ts';
import { refuse, type Viewer } from '../../platform/http/index.ts';
import { schoolYearNow } from '../audit/index.ts';
import { lessonKeyOf, lessonVersionOf } from '../catalog/index.ts';
import { zoneOf } from '../institutions/index.ts';
import { lockAttempt, type StoredAnswer, selectAnswers } from './attempt-repository.ts';
import { keysOf } from './marking-keys.ts';
import { outcomeOf, partsOf } from './outcome.ts';
import { type ResultItems, storeSubmission } from './result-repository.ts';
import { type AttemptContext, selectOptionalOwnAttempt } from './review-repository.ts';
import { writeRefusal } from './write-refusal.ts';

type Call = { viewer: Viewer; now: Date; attemptId: number };
const ownOf = ({ viewer, attemptId }: Call) => ({ districtId: viewer.districtId, personId: viewer.personId, attemptId });

/**
 * Turns the attempt in exactly once. Every answer the student gave must have arrived in the revision they saw; a missing
 * one refuses, and the browser sends it and tries again.
 */
export async function submitAttempt(tx: Tx, call: Call & { revs: Record<string, number> }): Promise<ReplyOf<typeof submit>> {
  const { viewer, now } = call;
  const attempt = await lockAttempt(tx, ownOf(call));
  const refusal = writeRefusal(attempt);
  if (refusal || !attempt) throw refuse(submit, refusal ?? 'attempt_not_found');
  const { schoolYear } = attempt;
  const answers = await selectAnswers(tx, { ...ownOf(call), schoolYear });
  const missing = missingAnswers(call.revs, answers);
  if (missing.length > 0) throw refuse(submit, 'answers_missing', { questionIds: missing });
  const key = await lessonKeyOf(tx, attempt.versionId);
  const { summary, items } = outcomeOf(key.questions, responsesOf(answers));
  const usage = { schoolId: viewer.schoolId, day: localDateOf(now, viewer.timeZone), schoolYear: schoolYearNow(call) };
  await storeSubmission(tx, {
    ...ownOf(call),
    schoolYear,
    assignmentId: attempt.assignmentId,
    summary,
    items,
    activeSeconds: attempt.activeSeconds,
    submittedAt: now,
    usage,
  });
  const context = await selectOptionalOwnAttempt(tx, ownOf(call));
  return {
    submittedAt: now.toISOString(),
    score: percentOf(summary.points, summary.possible),
    rightItems: summary.rightItems,
    scoredItems: summary.scoredItems,
    isLate: context !== undefined && isLate(now, ownWindowOf(context, viewer)),
  };
}

/** Questions whose newest answer the server does not have yet. */
function missingAnswers(revs: Record<string, number>, answers: readonly StoredAnswer[]): string[] {
  const stored = new Map(answers.map((answer) => [answer.questionId, answer]));
  return Object.entries(revs)
    .filter(([questionId, rev]) => {
      const answer = stored.get(questionId);
      // a locked question keeps its checked answer, whatever was typed after
      return !answer || (answer.rev < rev && questionState({ tries: answer.tries, right: answer.isRight === true, submitted: false }) === 'open');
    })
    .map(([questionId]) => questionId);
}

function responsesOf(answers: readonly Pick<StoredAnswer, 'questionId' | 'response'>[]): Map<string, ReturnType<typeof questionResponse.parse>> {
  return new Map(answers.map((answer) => [answer.questionId, questionResponse.parse(answer.response)]));
}

const ownWindowOf = (context: AttemptContext, { edition }: Viewer) => windowOf(context, zoneOf({ timeZone: context.zone, edition }));

/** Marks at once; right answers and explanations when the teacher's setting allows (D57). */
export async function reviewAttempt(db: Db, call: Call): Promise<ReplyOf<typeof review>> {
  const context = await selectOptionalOwnAttempt(db, ownOf(call));
  if (!context) throw refuse(review, 'attempt_not_found');
  if (context.state !== 'SUBMITTED' || context.submittedAt === null || context.items === null) throw refuse(review, 'not_submitted');
  const window = ownWindowOf(context, call.viewer);
  const keyVisible = keyIsVisible({ visibility: context.keyVisibility as KeyVisibility, window, submitted: true, now: call.now });
  const answers = await selectAnswers(db, { ...ownOf(call), schoolYear: context.schoolYear });
  return {
    attemptId: context.attemptId,
    submittedAt: context.submittedAt.toISOString(),
    score: percentOf(context.points ?? 0, context.possible ?? 0),
    rightItems: context.rightItems ?? 0,
    scoredItems: context.scoredItems ?? 0,
    isLate: isLate(context.submittedAt, window),
    keyVisible,
    keyVisibleFrom: keyVisible ? undefined : window.end?.toISOString(),
    corrected: context.correctedBy === null ? undefined : { before: percentOf(context.pointsBefore ?? 0, context.possible ?? 0) },
    answers: await reviewedAnswers(db, { versionId: context.versionId, correctedBy: context.correctedBy, items: context.items, answers, keyVisible }),
  };
}

const percentOf = (points: number, possible: number): number | undefined => {
  const score = scorePercent(points, possible);
  return score === undefined ? undefined : roundHalfUp(score);
};

type Reviewing = { versionId: number; correctedBy: number | null; items: ResultItems; answers: readonly StoredAnswer[]; keyVisible: boolean };

/** Every question of the version with its mark, in lesson order; the key only where it may be seen. */
export async function reviewedAnswers(db: Db, { versionId, correctedBy, items, answers, keyVisible }: Reviewing): Promise<ReviewedAnswer[]> {
  const keys = await keysOf(db, { versionId, correctedBy });
  const { locale } = editions[(await lessonVersionOf(db, versionId)).view.edition];
  const stored = new Map(answers.map((answer) => [answer.questionId, answer]));
  const responses = responsesOf(answers);
  return keys.map((question: QuestionKey) => {
    const response = responses.get(question.id);
    const item = items[question.id];
    return {
      questionId: question.id,
      mark: answerMarks.find((mark) => mark === item?.mark) ?? 'incomplete',
      points: item?.points ?? 0,
      possible: item?.possible ?? 0,
      tries: stored.get(question.id)?.tries ?? 0,
      response,
      parts: partsOf(question, response),
      ...(keyVisible ? { correct: describeCorrect(question, locale), explanation: question.explanation, evidence: question.evidence } : {}),
    };
  });
}
