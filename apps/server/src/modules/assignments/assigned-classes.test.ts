import { assignedClasses } from '@alba/contract/assigning';
import type { GivenPerson } from '@alba/testing/server/people';
import { describe, expect, it } from 'vitest';
import { scene as assigningScene } from '../../testing/assigning-scene.ts';

async function scene() {
  const test = await assigningScene();
  const asked = async (lessonIds: number[], by: GivenPerson = test.teacher) => {
    const { body } = await test.as(by).call(assignedClasses, { query: { lessonIds: lessonIds.join(',') } });
    return body.lessons.map(({ lessonId, classes }) => [lessonId, classes.map(({ className }) => className)]);
  };
  return { ...test, asked };
}

describe('@A-FIND GET /v1/assignments/classes', () => {
  it('names the classes that have a lesson now or will, by lesson as asked; lessons without any are left out', async () => {
    const { given, asked, first, second, lesson, ana } = await scene();
    const other = await given.lesson();
    const none = await given.lesson();
    await given.assignment({ to: second, lesson, start: '2026-04-01T00:00:00', due: '2026-04-02T23:59:59' });
    await given.assignment({ to: first, lesson, students: [ana] });
    await given.assignment({ to: first, lesson: other });
    expect(await asked([none.lessonId, other.lessonId, lesson.lessonId, other.lessonId])).toEqual([
      [other.lessonId, ['Period 2']],
      [lesson.lessonId, ['Period 2', 'Period 4']],
    ]);
  });

  it('leaves out what is over, closed by hand or deleted, by the clock of the school', async () => {
    const { given, asked, first, lesson, clock } = await scene();
    const at = new Date('2026-03-08T12:00:00Z');
    await given.assignment({ to: first, lesson, start: '2026-03-01T00:00:00', due: '2026-03-09T11:59:59' });
    await given.assignment({ to: first, lesson, closedAt: at });
    await given.assignment({ to: first, lesson, removedAt: at });
    expect(await asked([lesson.lessonId])).toEqual([]);
    await given.assignment({ to: first, lesson, start: '2026-03-01T00:00:00', due: '2026-03-09T12:00:00' });
    expect(await asked([lesson.lessonId])).toEqual([[lesson.lessonId, ['Period 2']]]);
    clock.advance(1000);
    expect(await asked([lesson.lessonId])).toEqual([]);
  });

  it('counts a lesson that one student still has by dates of their own', async () => {
    const { given, asked, first, lesson, bo } = await scene();
    const ownDates = [{ student: bo, due: '2026-03-12T23:59:59' }];
    await given.assignment({ to: first, lesson, start: '2026-02-01T00:00:00', due: '2026-02-06T23:59:59', ownDates });
    expect(await asked([lesson.lessonId])).toEqual([[lesson.lessonId, ['Period 2']]]);
  });

  it('names no class of others, in one statement for any number of lessons', async () => {
    const { given, as, asked, first, lesson, statements, me } = await scene();
    await given.assignment({ to: first, lesson });
    expect(await asked([lesson.lessonId], await given.teacher())).toEqual([]);
    const lessonIds = [lesson.lessonId, ...Array.from({ length: 200 }, (_, at) => 10_000 + at)].join(',');
    await me.call(assignedClasses, { query: { lessonIds } });
    const { statements: sent } = await statements(() => me.call(assignedClasses, { query: { lessonIds } }));
    expect(sent.filter((text) => text.includes('from class c'))).toHaveLength(1);
    expect((await as(await given.student()).call(assignedClasses, { query: { lessonIds } })).status).toBe(403);
  });

  it('takes ids and nothing else', async () => {
    const { me } = await scene();
    for (const lessonIds of ['', 'x', '1,-2', '1;2', Array.from({ length: 241 }, (_, at) => at + 1).join(',')]) {
      expect(await me.call(assignedClasses, { query: { lessonIds } }), lessonIds.slice(0, 20)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    }
  });
});
