import { beginAttempt, loadActivity, studentHome } from '@alba/contract/attempts';
import { myClasses } from '@alba/contract/classes';
import { describe, expect, it } from 'vitest';
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
    expect(await me.call(beginAttempt, { params })).toMatchObject({ status: 403, body: { code: 'assignment_closed' } });
    expect(await owner.selectFrom('attempt').selectAll().execute()).toEqual([]);
    expect((await me.call(myClasses)).body.classes[0]).toMatchObject({ toDoCount: 0 });
  });

  it('shows what was begun and takes no more answers', async () => {
    const { close, card, me, params, begin, save } = await closable();
    const attemptId = await begin();
    await save(attemptId, 'one', 1, right.one);
    await close();
    expect(await card()).toMatchObject({ action: 'look', status: 'in-progress' });
    expect((await me.call(loadActivity, { params })).body.answers).toMatchObject([{ questionId: 'one', response: right.one }]);
    expect(await save(attemptId, 'truth', 2, right.truth)).toMatchObject({ status: 403, body: { code: 'assignment_closed' } });
  });

  it('is open again when the teacher opens it', async () => {
    const { close, card, owner } = await closable();
    await close();
    await owner.updateTable('assignment').set({ closed_at: null }).execute();
    expect(await card()).toMatchObject({ action: 'begin', prompt: 'open-me' });
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
