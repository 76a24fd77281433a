import { answerClassroom, type ClassroomWorld } from '@alba/testing/simulators/classroom-simulator';
import { type Listening, listen } from '@alba/testing/simulators/listen';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** Field lists of the Classroom API v1, as published. */
const published = {
  course: `id name section descriptionHeading description room ownerId creationTime updateTime enrollmentCode courseState alternateLink teacherGroupEmail
    courseGroupEmail teacherFolder guardiansEnabled calendarId gradebookSettings subject`,
  member: 'courseId userId profile studentWorkFolder',
  profile: 'id name emailAddress photoUrl permissions verifiedTeacher',
  name: 'givenName familyName fullName',
};
const scope = (name: string) => `https://www.googleapis.com/auth/classroom.${name}`;
const tokens: Record<string, string[]> = {
  all: [scope('courses.readonly'), scope('rosters.readonly'), scope('profile.emails')],
  rosters: [scope('courses.readonly'), scope('rosters.readonly')],
  none: [],
};
const world: ClassroomWorld = {
  pageSize: 2,
  script: [],
  people: ['t', 'a', 'b', 'c'].map((subject) => ({ subject, firstName: 'Ana', lastName: 'Souza', email: `${subject}@school.example` })),
  courses: [
    { id: '1', name: 'Science 6', section: 'Period 2', ownerId: 't', creationTime: '2026-08-01T12:00:00.000Z', teachers: ['t'], students: ['a', 'b', 'c'] },
    { id: '2', name: 'Old', ownerId: 't', creationTime: '2025-08-01T12:00:00.000Z', courseState: 'ARCHIVED', teachers: ['t'], students: [] },
  ],
};

let classroom: Listening;
beforeAll(async () => {
  const readToken = async (token: string) => (tokens[token] ? { subject: 't', scopes: tokens[token] } : undefined);
  classroom = await listen((request, response) => answerClassroom(world, readToken, { request, response }));
});
afterAll(() => classroom.close());

type Body = Record<string, unknown> & {
  courses?: object[];
  students?: { profile: { name: object } }[];
  nextPageToken?: string;
  error?: { code: number; status: string };
};
async function ask(path: string, token = 'all'): Promise<{ status: number; body: Body }> {
  const response = await fetch(`${classroom.origin}/v1/courses${path}`, { headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, body: (await response.json()) as Body };
}
const unheardOf = (given: object | undefined, list: string) => Object.keys(given ?? {}).filter((field) => !list.split(/\s+/).includes(field));

it('answers with published fields only, in tiny pages, newest first', async () => {
  const { body } = await ask('?teacherId=me&courseStates=ACTIVE');
  expect(body.courses).toHaveLength(1);
  expect(unheardOf(body.courses?.[0], published.course)).toEqual([]);
  const first = await ask('/1/students');
  expect(first.body.students).toHaveLength(2);
  const [member] = first.body.students ?? [];
  expect([unheardOf(member, published.member), unheardOf(member?.profile, published.profile), unheardOf(member?.profile.name, published.name)]).toEqual([
    [],
    [],
    [],
  ]);
  expect((await ask(`/1/students?pageToken=${first.body.nextPageToken}`)).body).toMatchObject({ students: [{ userId: 'c' }] });
});

it('leaves out the key of an empty list, and e-mails without their scope', async () => {
  expect((await ask('/2/students')).body).toEqual({});
  expect(JSON.stringify((await ask('/1/students')).body)).toContain('a@school.example');
  expect(JSON.stringify((await ask('/1/students', 'rosters')).body)).not.toContain('emailAddress');
});

it('refuses as Google does', async () => {
  expect(await ask('', 'stolen')).toMatchObject({ status: 401, body: { error: { code: 401, status: 'UNAUTHENTICATED' } } });
  expect((await ask('', 'none')).body).toMatchObject({ error: { code: 403, details: [{ reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' }] } });
  expect((await ask('/3')).body).toMatchObject({ error: { code: 404, status: 'NOT_FOUND' } });
  expect((await ask('/1/students?pageToken=x')).body).toMatchObject({ error: { code: 400, status: 'INVALID_ARGUMENT' } });
  world.script?.push({ status: 429 }, { status: 403, because: 'ClassroomApiDisabled' });
  expect((await ask('/1')).body).toMatchObject({ error: { code: 429, status: 'RESOURCE_EXHAUSTED' } });
  expect((await ask('/1')).body.error).toMatchObject({ code: 403, message: expect.stringContaining('@ClassroomApiDisabled') });
  expect((await ask('/1')).status).toBe(200);
});
