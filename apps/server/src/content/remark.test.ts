import { runContent } from '@alba/content/cli/content';
import { correctedKeys } from '@alba/content/version/corrected-keys';
import { beginAttempt, reviewAttempt, saveAnswers, submitAttempt } from '@alba/contract/attempts';
import { lessonReport, studentScore } from '@alba/contract/reports';
import { type AttemptEvent, reduceAttempt } from '@alba/domain/attempts';
import { questionResponse } from '@alba/items/response';
import type { GivenPerson } from '@alba/testing/server/people';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../modules/attempts/index.ts';
import { newKey, right, scene, wrong } from '../testing/attempt-scene.ts';
import { sampleLesson } from '../testing/sample-lesson.ts';
import { remarkCommand } from './remark.ts';

/** The answer that was wrong is right now: choice a instead of b. */
const corrected = structuredClone(sampleLesson);
for (const key of corrected.key.questions)
  if (key.answer.kind === 'single-choice') {
    const { correct, wrong: errors } = key.answer;
    key.answer = { ...key.answer, correct: 'a', wrong: { ...errors, [correct]: errors.a as NonNullable<typeof errors.a> } };
    key.explanation = [{ type: 'text', text: 'It is a after all.' }];
  }

async function turnedIn() {
  const test = await scene();
  const [second] = await test.given.members(test.classRoom, 1);
  if (!second) throw new Error('no student');
  const answer = async (person: GivenPerson, choice: { kind: 'single-choice'; choice: string }, turnsIn = true) => {
    const caller = test.as(person);
    const { attemptId } = (await caller.call(beginAttempt, { params: test.params })).body;
    const answers = [
      { questionId: 'one', rev: 1, response: choice },
      { questionId: 'truth', rev: 1, response: right.truth },
    ];
    await caller.call(saveAnswers, { params: { attemptId: attemptId as number }, body: { answers } });
    const submit = () => caller.call(submitAttempt, { params: { attemptId: attemptId as number }, body: { revs: {} }, idempotencyKey: newKey() });
    if (turnsIn) await submit();
    return { attemptId: attemptId as number, submit };
  };
  const winner = { person: second, ...(await answer(second, wrong.one)) };
  const loser = { person: test.student, ...(await answer(test.student, right.one)) };
  const correct = async (later: typeof sampleLesson = corrected, hash = 'second') => {
    const { versionId } = await test.owner
      .insertInto('lesson_version')
      .values({ lesson_id: test.lesson.lessonId, hash, view: JSON.stringify(later.view), key: JSON.stringify(later.key) })
      .returning('version_id as versionId')
      .executeTakeFirstOrThrow();
    await test.owner.updateTable('lesson').set({ current_version_id: versionId }).where('lesson_id', '=', test.lesson.lessonId).execute();
    return versionId;
  };
  const run = async (...flags: string[]) => {
    const lines: string[] = [];
    const command = remarkCommand((work) => work({ db: test.owner, clock: test.clock, storage: test.storage, contentDir: '' }));
    const code = await runContent(['remark', test.lesson.slug, ...flags], (line) => lines.push(line), { remark: command });
    return { code, text: lines.join('\n') };
  };
  const review = async ({ person, attemptId }: { person: GivenPerson; attemptId: number }) =>
    (await test.as(person).call(reviewAttempt, { params: { attemptId } })).body;
  const events = async (attemptId: number) =>
    (await test.owner.selectFrom('attempt_event').select(['kind', 'at', 'data']).where('attempt_id', '=', attemptId).orderBy('event_id').execute()).map(
      (row) => ({ ...(row.data as object), kind: row.kind, at: row.at }) as AttemptEvent,
    );
  return { ...test, winner, loser, answer, correct, run, review, events };
}

describe('content remark', () => {
  it('shows who would change, without names and without changing anything', async () => {
    const test = await turnedIn();
    expect((await test.run()).text).toBe('Nobody’s marks would change.');
    await test.correct();
    const before = await test.owner.selectFrom('attempt_result').selectAll().orderBy('attempt_id').execute();
    const { code, text } = await test.run();
    expect(code).toBe(0);
    expect(text).toContain('right answers that were corrected: one');
    expect(text).toMatch(/: 2 turned in, 2 would change\n {2}18 → 9: 1 student\n {2}9 → 18: 1 student/);
    expect(text).toContain('Nothing has been changed');
    expect(text).not.toContain(test.student.lastName);
    expect((await test.run('--names')).text).toContain(`${test.student.firstName} ${test.student.lastName} 18 → 9`);
    expect(await test.owner.selectFrom('attempt_result').selectAll().orderBy('attempt_id').execute()).toEqual(before);
    expect((await test.events(test.winner.attemptId)).map(({ kind }) => kind)).not.toContain('remarked');
  });

  it('marks again for the better: who gains reads a note, nobody loses, and reports agree', async () => {
    const test = await turnedIn();
    const untouched = await test.review(test.loser);
    const versionId = await test.correct();
    expect((await test.run('--apply', 'best')).text).toContain('1 marked again, 1 kept the better score');
    const review = await test.review(test.winner);
    expect(review).toMatchObject({ score: 18, rightItems: 2, corrected: { before: 9 } });
    expect(review.answers.find(({ questionId }) => questionId === 'one')).toMatchObject({
      mark: 'correct',
      correct: wrong.one,
      explanation: [{ type: 'text', text: 'It is a after all.' }],
    });
    expect(await test.review(test.loser)).toEqual(untouched);
    const params = { classId: test.classRoom.classId, lessonId: test.lesson.lessonId };
    const report = (await test.as(test.teacher).call(lessonReport, { params })).body;
    expect(report.averageScore).toBeCloseTo((200 / 11 + 200 / 11) / 2);
    const score = (await test.as(test.teacher).call(studentScore, { params: { ...params, studentId: test.winner.person.personId } })).body;
    expect(score.answers.find(({ questionId }) => questionId === 'one')).toMatchObject({ mark: 'correct', correct: wrong.one });
    expect(score.student).toMatchObject({ rightItems: 2 });
    const audit = await test.owner
      .selectFrom('audit_event')
      .select(['actor_id', 'actor_role', 'object_id', 'data'])
      .where('action', '=', 'class.remarked')
      .execute();
    expect(audit).toEqual([
      {
        actor_id: null,
        actor_role: 'operator',
        object_id: test.classRoom.classId,
        data: { lessonId: test.lesson.lessonId, versionId, policy: 'best', attempts: 1 },
      },
    ]);
  });

  it('marks again by the new key alone when told so, and keeps both results in the history', async () => {
    const test = await turnedIn();
    const versionId = await test.correct();
    await test.run('--apply', 'new');
    expect(await test.review(test.loser)).toMatchObject({ score: 9, rightItems: 1, corrected: { before: 18 } });
    const last = (await test.events(test.loser.attemptId)).at(-1);
    expect(last).toMatchObject({
      kind: 'remarked',
      versionId,
      policy: 'new',
      before: { points: 2, possible: 11, rightItems: 2 },
      after: { points: 1, rightItems: 1 },
    });
    expect((await test.run('--apply', 'new')).text).toBe('Nobody’s marks would change.');
    expect((await test.events(test.loser.attemptId)).filter(({ kind }) => kind === 'remarked')).toHaveLength(1);
  });

  it('stores what a full rebuild from the history gives (D92)', async () => {
    const test = await turnedIn();
    const versionId = await test.correct();
    await test.run('--apply', 'new');
    for (const { attemptId } of [test.winner, test.loser]) {
      const rebuilt = reduceAttempt(await test.events(attemptId));
      expect(rebuilt.correctedBy).toBe(versionId);
      const responses = new Map(Object.entries(rebuilt.answers).map(([id, answer]) => [id, questionResponse.parse(answer.response)]));
      const { summary, items } = outcomeOf(correctedKeys(sampleLesson, corrected).questions, responses);
      const stored = await test.owner.selectFrom('attempt_result').selectAll().where('attempt_id', '=', attemptId).executeTakeFirstOrThrow();
      expect(stored).toMatchObject({
        points: summary.points,
        possible: summary.possible,
        right_items: summary.rightItems,
        answered_items: summary.answeredItems,
        items,
      });
      const skills = await test.owner
        .selectFrom('attempt_skill')
        .select(['skill', 'right_items as right', 'answered_items as answered', 'items'])
        .where('attempt_id', '=', attemptId)
        .execute();
      expect(skills).toEqual(summary.skills);
    }
  });

  it('leaves work that is open on its version, and marks it once it is turned in', async () => {
    const test = await turnedIn();
    const [third] = await test.given.members(test.classRoom, 1);
    if (!third) throw new Error('no student');
    const open = await test.answer(third, wrong.one, false);
    await test.correct();
    await test.run('--apply', 'new');
    expect((await test.events(open.attemptId)).map(({ kind }) => kind)).not.toContain('remarked');
    expect((await open.submit()).body.score).toBe(9);
    expect((await test.run()).text).toMatch(/1 turned in, 1 would change\n {2}9 → 18: 1 student/);
  });

  it('never marks answers to a question that was written anew, and leaves reset work alone', async () => {
    const test = await turnedIn();
    const anew = structuredClone(corrected);
    for (const part of anew.view.parts)
      for (const question of part.questions) if (question.id === 'one') question.prompt = [{ type: 'text', text: 'Which is not?' }];
    await test.correct(anew);
    const { text } = await test.run('--apply', 'new');
    expect(text).toBe('written anew, so their marks stay: one\nNobody’s marks would change.');
    await test.correct(corrected, 'third');
    await sql`update attempt set archived_at = now() where attempt_id = ${test.loser.attemptId}`.execute(test.owner);
    expect((await test.run()).text).toMatch(/1 turned in, 1 would change\n {2}9 → 18/);
  });

  it.each([
    [['--apply', 'all'], '--apply must be best or new'],
    [['other'], 'Name one lesson'],
  ])('%j is wrong', async (flags, says) => {
    const test = await turnedIn();
    const { code, text } = await test.run(...flags);
    expect(code).toBe(2);
    expect(text).toContain(says);
  });
});
