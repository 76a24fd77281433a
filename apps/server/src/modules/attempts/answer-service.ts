import { type AnswerState, chooseLevel as choose, checkAnswer as check, reportActivity as report, saveAnswers as save } from '@alba/contract/attempts';
import { questionState } from '@alba/domain/attempts';
import { subjects } from '@alba/domain/editions';
import { creditedSeconds } from '@alba/domain/scoring';
import { validate } from '@alba/items/browser';
import type { QuestionKey } from '@alba/items/key';
import type { PublicQuestion } from '@alba/items/public';
import type { QuestionResponse } from '@alba/items/response';
import { feedback, score } from '@alba/items/server';
import { type Db, poolOf, type Tx } from '../../platform/db/index.ts';
import { refuse, refuseInput, type Viewer } from '../../platform/http/index.ts';
import { Lru } from '../../platform/memory/lru.ts';
import { lessonVersionOf } from '../catalog/index.ts';
import { answerStateOf } from './activity-service.ts';
import { lockAttempt, saveAnswers as store, selectAnswers, selectOptionalVersionId, type StoredAnswer, storeCheck } from './attempt-repository.ts';
import { addActiveSeconds, selectOptionalLastActive, storeLevel } from './begin-repository.ts';
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
async function questionFor(db: Db | Tx, versionId: number, { questionId, response }: Given, path: (string | number)[]): Promise<{ question: PublicQuestion; key: QuestionKey }> {
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
  const [before] = await selectAnswers(tx, ownOf(call), answer.questionId);
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
  const checked: StoredAnswer = { questionId: answer.questionId, rev: Math.max(answer.rev, before?.rev ?? 0), response: answer.response, tries, isRight: result.right, checked: told };
  await storeCheck(tx, { ...ownOf(call), schoolYear: attempt.schoolYear, answer: { ...checked, isRight: result.right }, now: call.now });
  return answerStateOf(checked);
}

const sameResponse = (one: QuestionResponse, other: QuestionResponse) => JSON.stringify(one) === JSON.stringify(other);

/** Active time: the first report of a tab only sets the clock, each later one adds what passed (D22). */
export async function reportActivity(db: Db, call: Call & { kind: 'start' | 'beat' }): Promise<void> {
  const found = await selectOptionalLastActive(db, ownOf(call));
  if (!found) throw refuse(report, 'attempt_not_found');
  const seconds = call.kind === 'start' ? 0 : creditedSeconds(found.lastActiveAt ?? undefined, call.now);
  const otherTabIsActive = call.kind === 'start' && creditedSeconds(found.lastActiveAt ?? undefined, call.now) > 0;
  if (otherTabIsActive) return;
  await addActiveSeconds(db, { ...ownOf(call), last: found.lastActiveAt, now: call.now, seconds });
}

const productCodes = Object.fromEntries(subjects.map((subject) => [subject.id, subject.productCode]));

/** Stores the level in use, unless a teacher locked it (D36, D37). */
export async function chooseLevel(db: Db, call: Call & { level: number }): Promise<{ level: number }> {
  if (await selectLevelLocked(db, { ...ownOf(call), productCodes })) throw refuse(choose, 'level_locked');
  const { view } = await lessonVersionOf(db, await versionOf(db, call));
  if (!view.levels.includes(call.level)) throw refuseInput({ path: ['level'], rule: 'too_big', params: { maximum: view.levels.length } });
  await storeLevel(db, { ...ownOf(call), level: call.level, now: call.now });
  return { level: call.level };
}

