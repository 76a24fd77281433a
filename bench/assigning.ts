import { addDays, defaultDue, defaultStart, localDateOf } from '@alba/domain/assignments';
import type { School } from './school.ts';
import { withBuilders } from './with-builders.ts';

export const lessonCount = 20;
export const classCount = 6;
const studentsPerClass = 35;
/** What a class has had before, most of it over: two school years of a lesson a day. */
const earlierPerClass = 300;
const username = 'bench.assigning';

type Prepared = { lessonIds: number[]; classIds: number[] };

/** A teacher with full classes that have had many lessons, and lessons that are new to them. */
export function prepareAssigning(url: string, likeUsername: string): Promise<Prepared> {
  return withBuilders(url, likeUsername, async (given) => {
    const teacher = await given.teacher({ username });
    const classes = await Promise.all(Array.from({ length: classCount }, () => given.class({ teacher })));
    const lessons = await Promise.all(Array.from({ length: lessonCount }, () => given.lesson()));
    const earlier = await Promise.all(Array.from({ length: earlierPerClass }, () => given.lesson()));
    const today = localDateOf(new Date(), teacher.school.timeZone);
    for (const to of classes) {
      await given.members(to, studentsPerClass);
      const dated = earlier.map((lesson, at) => ({ lesson, start: defaultStart(addDays(today, at - 320)), due: defaultDue(addDays(today, at - 290)) }));
      await Promise.all(dated.map((dates) => given.assignment({ to, ...dates })));
    }
    return { lessonIds: lessons.map(({ lessonId }) => lessonId), classIds: classes.map(({ classId }) => classId) };
  });
}

export type AssigningTimes = Record<'check' | 'assign' | 'undo', number[]>;

/** Checks, assigns and takes back every lesson for every class, so often; milliseconds of each call. */
export async function measureAssigning(school: School, { lessonIds, classIds }: Prepared, times: number): Promise<AssigningTimes> {
  const token = await school.signIn(username);
  const today = new Date().toISOString().slice(0, 10);
  const terms = { start: defaultStart(today), allowCheckAnswers: true, keyVisibility: 'after-submit' };
  const cells = lessonIds.flatMap((lessonId, at) => classIds.map((classId) => ({ lessonId, classId, due: defaultDue(addDays(today, 1 + at)), ...terms })));
  const measured: AssigningTimes = { check: [], assign: [], undo: [] };
  const timed = async <T>(into: number[], path: string, body: object): Promise<T> => {
    const begun = performance.now();
    const reply = await school.call<T>('POST', path, { token, body });
    into.push(performance.now() - begun);
    return reply;
  };
  for (let time = 0; time < times; time += 1) {
    await timed(measured.check, '/v1/assignments/check', { cells });
    const { assignmentIds } = await timed<{ assignmentIds: number[] }>(measured.assign, '/v1/assignments', { cells });
    if (assignmentIds.length !== cells.length) throw new Error(`${assignmentIds.length} of ${cells.length} were assigned`);
    await timed(measured.undo, '/v1/assignments/undo-assign', { assignmentIds });
  }
  return measured;
}
