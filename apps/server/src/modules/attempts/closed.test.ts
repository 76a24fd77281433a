import { beginAttempt, loadActivity, loadActivityArticle, loadActivityLesson, studentHome } from '@alba/contract/attempts';
import { myClasses } from '@alba/contract/classes';
import { describe, expect, it } from 'vitest';
import { blockedConnection } from '../../testing/assigning-scene.ts';
import { right, scene } from '../../testing/attempt-scene.ts';

describe('@S-HOME an assignment that the teacher closed', () => {
  async function closable() {
    const test = await scene();
    const close = () => test.owner.updateTable('assignment').set({ closed_at: test.clock.now() }).execute();
    const card = async () => (await test.me.call(studentHome)).body.cards[0];
    return { ...test, close, card };
  }

  it('has no way in while nothing was begun: not on the card, and not past it', async () => {
    const { close, card, me, params, owner } = await closable();
    await close();
    expect(await card()).toMatchObject({ action: 'closed', status: 'not-started' });
    expect(await card()).not.toHaveProperty('prompt');
    for (const endpoint of [beginAttempt, loadActivity, loadActivityLesson]) {
      expect(await me.call(endpoint, { params })).toMatchObject({ status: 403, body: { code: 'assignment_closed' } });
    }
    const soda = { ...params, articleId: 'soda' };
    expect(await me.call(loadActivityArticle, { params: soda })).toMatchObject({ status: 403, body: { code: 'assignment_closed' } });
    expect(await owner.selectFrom('attempt').selectAll().execute()).toEqual([]);
    expect((await me.call(myClasses)).body.classes[0]).toMatchObject({ toDoCount: 0 });
  });

  it('has none either for a student who begins a moment after the closing', async () => {
    const { me, params, owner, clock } = await closable();
    const { begun } = await owner.transaction().execute(async (tx) => {
      await tx.updateTable('assignment').set({ closed_at: clock.now() }).execute();
      const begun = me.call(beginAttempt, { params });
      await blockedConnection(owner);
      return { begun };
    });
    expect(await begun).toMatchObject({ status: 403, body: { code: 'assignment_closed' } });
    expect(await owner.selectFrom('attempt').selectAll().execute()).toEqual([]);
  });

  it('shows what was begun and takes no more answers', async () => {
    const { close, card, me, params, begin, save } = await closable();
    const attemptId = await begin();
    await save(attemptId, 'one', 1, right.one);
    await close();
    expect(await card()).toMatchObject({ action: 'look', status: 'in-progress' });
    expect((await me.call(loadActivity, { params })).body.answers).toMatchObject([{ questionId: 'one', response: right.one }]);
    expect((await me.call(loadActivityLesson, { params })).status).toBe(200);
    expect(await save(attemptId, 'truth', 2, right.truth)).toMatchObject({ status: 403, body: { code: 'assignment_closed' } });
  });

  it('is open again when the teacher opens it', async () => {
    const { close, card, owner } = await closable();
    await close();
    await owner.updateTable('assignment').set({ closed_at: null }).execute();
    expect(await card()).toMatchObject({ action: 'begin', prompt: 'open-me' });
  });
});

it('@C-LIST takes no more answers once the class is archived, and takes them again when it is back', async () => {
  const { owner, clock, begin, save, submit } = await scene();
  const attemptId = await begin();
  await owner.updateTable('class').set({ archived_at: clock.now() }).execute();
  expect([(await save(attemptId, 'one', 1, right.one)).status, (await submit(attemptId)).status]).toEqual([404, 404]);
  await owner.updateTable('class').set({ archived_at: null }).execute();
  expect((await save(attemptId, 'one', 1, right.one)).status).toBe(200);
});

describe('@C-JOIN what was past due before a student came and their teacher hides (D27)', () => {
  it('has no way in by its address either, until it was begun', async () => {
    const { me, params, owner, begin, clock } = await scene();
    await owner.updateTable('class').set({ hides_past_due_from_late: true }).execute();
    await owner.updateTable('assignment').set({ due_wall: '2026-01-09T23:59:59', start_wall: '2026-01-05T00:00:00' }).execute();
    await owner.updateTable('enrollment').set({ joined_at: clock.now() }).execute();
    expect((await me.call(studentHome)).body.cards).toEqual([]);
    for (const endpoint of [loadActivity, loadActivityLesson, beginAttempt]) {
      expect(await me.call(endpoint, { params })).toMatchObject({ status: 404, body: { code: 'assignment_not_found' } });
    }
    await owner.updateTable('class').set({ hides_past_due_from_late: false }).execute();
    await begin();
    await owner.updateTable('class').set({ hides_past_due_from_late: true }).execute();
    expect((await me.call(loadActivity, { params })).status).toBe(200);
    await owner.updateTable('attempt').set({ archived_at: clock.now() }).execute();
    expect((await me.call(studentHome)).body.cards).toMatchObject([{ action: 'start-over', isOptional: true }]);
  });
});

describe('@S-HOME the part that comes next', () => {
  it('is the first with an open question, and nothing once turned in', async () => {
    const { me, begin, save, submit } = await scene();
    const card = async () => (await me.call(studentHome)).body.cards[0];
    expect(await card()).toMatchObject({ nextPart: 'spark', partsDone: 0 });
    const attempt = await begin();
    await save(attempt, 'one', 1, right.one);
    await save(attempt, 'many', 1, { kind: 'multiple-choice', choices: ['a', 'c'] });
    expect(await card()).toMatchObject({ nextPart: 'connect', partsDone: 1 });
    await submit(attempt);
    expect(await card()).not.toHaveProperty('nextPart');
  });
});
