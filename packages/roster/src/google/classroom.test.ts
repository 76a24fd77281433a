import { describe, expect, it } from 'vitest';
import { createClassroom } from './classroom.ts';
import { ClassroomFailure } from './failure.ts';
import { classNameOf, feedOf, nameOf } from './to-feed.ts';

type Reply = { status?: number; body?: unknown };

/** A Classroom that gives these answers one after the other, and remembers what it was asked and how long was waited. */
function scripted(...replies: (Reply | 'no answer')[]) {
  const asked: string[] = [];
  const waits: number[] = [];
  const classroom = createClassroom({
    accessToken: 'token',
    ask: async (url, { headers }) => {
      expect(headers.authorization).toBe('Bearer token');
      asked.push(url);
      const reply = replies.shift();
      if (reply === undefined || reply === 'no answer') throw new TypeError('fetch failed');
      return { status: reply.status ?? 200, text: async () => (typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? {})) };
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
    random: () => 0.5,
  });
  return { classroom, asked, waits };
}

const error = (code: number, message: string, rest: object = {}) => ({
  status: code,
  body: { error: { code, message, status: 'PERMISSION_DENIED', ...rest } },
});
const course = (id: string, rest: object = {}) => ({ id, name: `Course ${id}`, courseState: 'ACTIVE', ...rest });
const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (failure: unknown) => (failure instanceof ClassroomFailure ? failure.kind : failure),
  );

describe('@C-GOOGLE what Classroom answers', () => {
  it('is read page by page, with the same question every time, active courses only', async () => {
    const { classroom, asked } = scripted(
      { body: { courses: [course('1')], nextPageToken: 'a b' } },
      { body: { courses: [course('2', { courseState: 'ARCHIVED' }), course('3', { newField: { deep: true } })] } },
    );
    expect((await classroom.courses()).map(({ id }) => id)).toEqual(['1', '3']);
    const question = 'https://classroom.googleapis.com/v1/courses?teacherId=me&courseStates=ACTIVE&pageSize=100';
    expect(asked).toEqual([question, `${question}&pageToken=a%20b`]);
  });

  it('leaves out the key of an empty list', async () => {
    expect(await scripted({ body: {} }).classroom.students('7')).toEqual([]);
    expect(await scripted({ body: {} }).classroom.courses()).toEqual([]);
  });

  it('starts a list anew, once, when its page token is not honoured any more', async () => {
    const stale = { status: 400, body: { error: { code: 400, status: 'INVALID_ARGUMENT', message: 'Invalid page token' } } };
    const first = { body: { students: [{ courseId: '7', userId: 'a' }], nextPageToken: 't' } };
    const { classroom } = scripted(first, stale, first, { body: { students: [{ courseId: '7', userId: 'b' }] } });
    expect((await classroom.students('7')).map(({ userId }) => userId)).toEqual(['a', 'b']);
    expect(await kindOf(scripted(first, stale, first, stale).classroom.students('7'))).toBe('malformed');
  });

  it('does not follow pages that go round in circles', async () => {
    const round = { body: { courses: [course('1')], nextPageToken: 'same' } };
    expect(await kindOf(scripted(round, round, round).classroom.courses())).toBe('malformed');
  });

  it.each([
    [error(401, 'Request had invalid authentication credentials.'), 'signed-out'],
    [error(403, '@ClassroomApiDisabled The user is not permitted to access the Classroom API.'), 'sharing-off'],
    [error(403, 'ClassroomDisabled'), 'classroom-off'],
    [error(403, 'x', { details: [{ reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' }] }), 'scope-missing'],
    [error(403, 'The caller does not have permission'), 'forbidden'],
    [error(404, 'Requested entity was not found.'), 'gone'],
    [error(429, 'Quota exceeded'), 'busy'],
    [error(400, 'x', { status: 'INVALID_ARGUMENT' }), 'malformed'],
    [{ status: 403, body: '<html>a proxy</html>' }, 'forbidden'],
    [{ body: 'no JSON' }, 'malformed'],
    [{ body: { id: 4 } }, 'malformed'],
  ])('tells failures apart by status and name: %j is %s', async (reply, kind) => {
    const { classroom, waits } = scripted(reply);
    expect(await kindOf(classroom.course('7'))).toBe(kind);
    expect(waits).toEqual([]);
  });

  it('asks again, later and later, five times and no more', async () => {
    const { classroom, asked } = scripted({ status: 500 }, 'no answer', { status: 503 }, { body: course('7') });
    expect(await classroom.course('7')).toMatchObject({ id: '7' });
    expect(asked).toHaveLength(4);
    const down = scripted(...Array.from({ length: 9 }, () => ({ status: 503 })));
    expect(await kindOf(down.classroom.course('7'))).toBe('unavailable');
    expect(down.asked).toHaveLength(6);
    expect(down.waits).toEqual([200, 400, 800, 1600, 3200]);
  });
});

describe('@C-GOOGLE what a course says of a class', () => {
  const member = (userId: string, givenName?: string, familyName?: string) => ({ courseId: '7', userId, profile: { name: { givenName, familyName } } });
  const [ana, beto, dona] = [member('a', 'Ana María', 'García de la Torre y Montenegro-Quintanilla'), member('b', 'Beto'), member('d', 'Dona', 'Sá')];

  it('names people whole, and each person once', () => {
    const rosters = [
      { course: course('7', { room: 'Room 14', ownerId: 'd' }), students: [ana, beto, ana], teachers: [dona] },
      { course: course('8'), students: [ana, dona], teachers: [dona] },
    ];
    const feed = feedOf(rosters, { schoolId: 's' });
    expect(feed.classes).toEqual([
      { id: '7', schoolId: 's', name: 'Course 7', description: 'Room 14', grades: [] },
      { id: '8', schoolId: 's', name: 'Course 8', grades: [] },
    ]);
    expect(feed.people.map(({ id, firstName, lastName }) => [id, firstName, lastName])).toEqual([
      ['d', 'Dona', 'Sá'],
      ['a', 'Ana María', 'García de la Torre y Montenegro-Quintanilla'],
      ['b', 'Beto', ''],
    ]);
    // who teaches and is listed among the students teaches
    expect(feed.enrollments.map(({ classId, personId, role }) => `${classId} ${personId} ${role}`)).toEqual([
      '7 d teacher',
      '7 a student',
      '7 b student',
      '8 d teacher',
      '8 a student',
    ]);
  });

  it.each([
    [{ name: 'Science 6', section: 'Period 2' }, 'Science 6, Period 2'],
    [{ name: 'Science 6 Period 2', section: 'period 2' }, 'Science 6 Period 2'],
    [{ name: ' Science\n 6 ', section: '' }, 'Science 6'],
  ])('is called %j → %s', (given, name) => expect(classNameOf(given)).toBe(name));

  it('knows people with one name', () => {
    expect(nameOf({ familyName: 'Xu' })).toEqual({ firstName: 'Xu', lastName: '' });
    expect(nameOf({ fullName: 'Maria das Dores Silva' })).toEqual({ firstName: 'Maria', lastName: 'das Dores Silva' });
    expect(nameOf(undefined)).toEqual({ firstName: '', lastName: '' });
  });
});
