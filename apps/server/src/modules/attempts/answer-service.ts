import { type AnswerState, checkAnswer as check, chooseLevel as choose, reportActivity as report, saveAnswers as save } from '@alba/contract/attempts';
import { questionState } from '@alba/domain/attempts';
import { gradeBandKeys, subjects } from '@alba/domain/editions';
import { levelGroupOf } from '@alba/domain/reading-levels';
import { creditedSeconds } from '@alba/domain/scoring';
import { validate } from '@alba/items/browser';
import type { QuestionKey } from '@alba/items/key';
import type { PublicQuestion } from '@alba/items/public';
import type { QuestionResponse } from '@alba/items/response';
import { sameResponse } from '@alba/items/same-response';
import { feedback, score } from '@alba/items/server';
import { type Db, poolOf, type Tx } from '../../platform/db/index.ts';
import { refuse, refuseInput, type Viewer } from '../../platform/http/index.ts';
import { Lru } from '../../platform/memory/lru.ts';
import { lessonVersionOf } from '../catalog/index.ts';
import { answerStateOf } from './activity-service.ts';
import {
  lockAttempt,
  type StoredAnswer,
  selectAnswers,
  selectOptionalVersionId,
  selectOptionalWriteState,
  saveAnswers as store,
  storeCheck,
} from './attempt-repository.ts';
import { addActiveSeconds, storeLevel } from './begin-repository.ts';
import { selectLevelLocked } from './review-repository.ts';
import { writeRefusal } from './write-refusal.ts';

type Call = { viewer: Viewer; now: Date; attemptId: number };
type Given = { questionId: string; rev: number; response: QuestionResponse };

const ownOf = ({ viewer, attemptId }: Call) => ({ districtId: viewer.districtId, personId: viewer.personId, attemptId });

/** An attempt is pinned to its version for ever, so which one it is needs asking only once. */
const versions = new WeakMap<object, Lru<number>>();

async function versionOf(db: Db, call: Call): Promise<number> {
  const own = ownOf(call);
  const remembered = versions.get(poolOf(db)) ?? new Lru<number>(20_000);
  versions.set(poolOf(db), remembered);
  return remembered.get(`${own.districtId}/${own.attemptId}/${own.personId}`, async () => {
    const found = await selectOptionalVersionId(db, own);
    if (found === undefined) throw refuse(save, 'attempt_not_found');
    return found;
  });
}

/** The question a response is for; a response that does not fit it is bad input. */
async function questionFor(
  db: Db | Tx,
  versionId: number,
  { questionId, response }: Given,
  path: (string | number)[],
): Promise<{ question: PublicQuestion; key: QuestionKey }> {
  const { questions } = await lessonVersionOf(db, versionId);
  const found = questions.get(questionId);
  if (!found) throw refuse(save, 'question_not_found', { questionId });
  if (validate(found.question, response).type === 'invalid') throw refuseInput({ path, rule: 'response' });
  return found;
}

/** Stores answers by (attempt, question, rev); acknowledged only after the commit. */
export async function saveAnswers(db: Db, call: Call & { answers: Given[] }): Promise<{ saved: { questionId: string; rev: number }[] }> {
  const versionId = await versionOf(db, call);
  for (const [index, answer] of call.answers.entries()) await questionFor(db, versionId, answer, ['answers', index, 'response']);
  const outcome = await store(db, { ...ownOf(call), answers: call.answers, now: call.now });
  const refusal = writeRefusal(outcome);
  if (refusal) throw refuse(save, refusal);
  return { saved: Object.entries(outcome?.revs ?? {}).map(([questionId, rev]) => ({ questionId, rev })) };
}

/** Uses a try, unless this very response was tried before (D17). Tells right or wrong and where to look, never the key. */
export async function checkAnswer(tx: Tx, call: Call & { answer: Given }): Promise<AnswerState> {
  const attempt = await lockAttempt(tx, ownOf(call));
  const refusal = writeRefusal(attempt);
  if (refusal || !attempt) throw refuse(check, refusal ?? 'attempt_not_found');
  if (!attempt.allowCheckAnswers) throw refuse(check, 'checks_not_allowed');
  const { answer } = call;
  const { question, key } = await questionFor(tx, attempt.versionId, answer, ['response']);
  if (validate(question, answer.response).type !== 'complete') throw refuse(check, 'answer_incomplete');
  const [before] = await selectAnswers(tx, { ...ownOf(call), schoolYear: attempt.schoolYear, questionId: answer.questionId });
  const stored = before ? answerStateOf(before) : undefined;
  if (before && questionState({ tries: before.tries, right: before.isRight === true, submitted: false }) !== 'open') throw refuse(check, 'question_locked');
  if (stored?.tried.some((tried) => sameResponse(tried, answer.response))) return stored;

  const result = score(key, answer.response);
  if (result.type !== 'scored') throw refuse(check, 'question_locked');
  const tries = (before?.tries ?? 0) + 1;
  const tried = stored?.tried ?? [];
  const pointer = result.right ? undefined : feedback(key, answer.response, tries === 1 ? 1 : 2);
  const told = {
    tried: result.right ? tried : [...tried, answer.response],
    parts: result.parts,
    feedback: pointer?.text,
    firstWrongStep: pointer?.firstWrongStep,
  };
  // what was typed after a wrong answer was sent for checking stays; a right answer is locked in whatever came after it
  const isOvertaken = before !== undefined && before.rev > answer.rev && !result.right;
  const kept = isOvertaken ? before : { rev: Math.max(answer.rev, before?.rev ?? 0), response: answer.response };
  const checked: StoredAnswer = { questionId: answer.questionId, rev: kept.rev, response: kept.response, tries, isRight: result.right, checked: told };
  const given = { rev: isOvertaken ? answer.rev : kept.rev, response: answer.response };
  await storeCheck(tx, { ...ownOf(call), schoolYear: attempt.schoolYear, checked: { ...checked, isRight: result.right }, given, now: call.now });
  return answerStateOf(checked);
}

/**
 * Active time: the first report of a tab only sets the clock, each later one adds what passed (D22). One that was on its way
 * while the student turned in comes too late to count, and is no error.
 */
export async function reportActivity(db: Db, call: Call & { kind: 'start' | 'beat' }): Promise<void> {
  const found = await selectOptionalWriteState(db, ownOf(call));
  const refusal = writeRefusal(found);
  if (refusal === 'already_submitted') return;
  if (refusal || !found) throw refuse(report, refusal ?? 'attempt_not_found');
  const passed = creditedSeconds(found.lastActiveAt ?? undefined, call.now);
  const otherTabIsActive = call.kind === 'start' && passed > 0;
  if (otherTabIsActive) return;
  const seconds = call.kind === 'start' ? 0 : passed;
  await addActiveSeconds(db, { ...ownOf(call), last: found.lastActiveAt, now: call.now, seconds });
}

const productCodes = Object.fromEntries(subjects.map((subject) => [subject.id, subject.productCode]));
const gradeGroups = Object.fromEntries(gradeBandKeys.map((band) => [band, levelGroupOf(band).key]));

/** Stores the level in use, unless a teacher locked it (D36, D37). */
export async function chooseLevel(db: Db, call: Call & { level: number }): Promise<{ level: number }> {
  const refusal = writeRefusal(await selectOptionalWriteState(db, ownOf(call)));
  if (refusal) throw refuse(choose, refusal);
  if (await selectLevelLocked(db, { ...ownOf(call), productCodes, gradeGroups })) throw refuse(choose, 'level_locked');
  const { view } = await lessonVersionOf(db, await versionOf(db, call));
  if (!view.levels.includes(call.level)) throw refuseInput({ path: ['level'], rule: 'too_big', params: { max: view.levels.length } });
  await storeLevel(db, { ...ownOf(call), level: call.level, now: call.now });
  return { level: call.level };
}
