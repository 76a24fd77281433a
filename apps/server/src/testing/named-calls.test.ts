import { endpoints } from '@alba/contract/endpoints';
import type { GivenClass } from '@alba/testing/server/classes';
import type { GivenPerson } from '@alba/testing/server/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { classroomScene } from './classroom-scene.ts';
import { type SignedIn, type TestApp, testApp } from './test-app.ts';

type Scene = { given: GivenClass; student: GivenPerson; enrollmentId: number; newcomer: GivenPerson };
type Place = 'none' | 'query' | 'body';
type Row = {
  method: string;
  path: string;
  payload: Place;
  fields: (scene: Scene) => Record<string, string | number | boolean>;
  /** What follows in the address. */
  id?: (scene: Scene) => string | number;
  as?: 'teacher' | 'newcomer';
  reply: (scene: Scene) => object;
};

/** The calls of product.md section 7 with nothing but what stands there: method, path, and where the payload travels. */
const rows: Row[] = [
  {
    method: 'GET',
    path: '/science/dashboard/load/classes',
    payload: 'none',
    fields: () => ({}),
    reply: ({ given }) => ({ classes: [{ classId: given.classId, name: given.name, code: given.code }] }),
  },
  {
    method: 'GET',
    path: '/science/dashboard/load/ebClass/{id}',
    payload: 'none',
    fields: () => ({}),
    id: ({ given }) => given.classId,
    reply: ({ given, student }) => ({ classId: given.classId, students: [{ individualId: student.personId }] }),
  },
  {
    method: 'POST',
    path: '/science/dashboard/create/ebClass',
    payload: 'query',
    fields: () => ({ name: 'Period 3', description: 'Mon', avatar: 'fox' }),
    reply: () => ({ name: 'Period 3', description: 'Mon', avatar: 'fox', isOwner: true }),
  },
  {
    method: 'POST',
    path: '/science/dashboard/update/ebClass',
    payload: 'body',
    fields: ({ given }) => ({ classId: given.classId, name: 'Renamed', description: '', avatar: 'bee' }),
    reply: ({ given }) => ({ classId: given.classId, name: 'Renamed', avatar: 'bee' }),
  },
  {
    method: 'DELETE',
    path: '/science/dashboard/remove/ebClass',
    payload: 'body',
    fields: ({ given }) => ({ classId: given.classId }),
    reply: () => ({ done: true }),
  },
  {
    method: 'POST',
    path: '/science/dashboard/ebClass/disenroll',
    payload: 'query',
    fields: ({ given, student, enrollmentId }) => ({
      individualId: student.personId,
      enrollmentId,
      classSubgroupId: given.subgroupId,
      removeSubmissions: false,
    }),
    reply: () => ({ done: true }),
  },
  {
    method: 'POST',
    path: '/science/dashboard/ebClass/enroll',
    payload: 'body',
    as: 'newcomer',
    fields: ({ given }) => ({ code: given.code }),
    reply: ({ given }) => ({ classId: given.classId, name: given.name }),
  },
  {
    method: 'GET',
    path: '/science/dashboard/ebClass/loadByCode/{code}',
    payload: 'none',
    as: 'newcomer',
    fields: () => ({}),
    id: ({ given }) => given.code,
    reply: ({ given }) => ({ name: given.name, alreadyJoined: false }),
  },
];

describe('@C-API the named calls at their methods and paths', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  async function sceneOf(): Promise<Scene> {
    const student = await app.given.student();
    const given = await app.given.class();
    const { enrollmentId } = await app.given.enrollment({ in: given, student });
    return { given, student, enrollmentId, newcomer: await app.given.student() };
  }
  const callerOf = ({ as = 'teacher' }: Row, scene: Scene): SignedIn => app.as(as === 'teacher' ? scene.given.teacher : scene.newcomer);
  const send = (row: Row, scene: Scene, place: Place) => {
    const fields = row.fields(scene);
    const query = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
    const path = `/v1${row.path.replace(/\{\w+\}/, String(row.id?.(scene) ?? ''))}`;
    return callerOf(row, scene).send({ method: row.method, path, ...(place === 'query' && { query }), ...(place === 'body' && { body: fields }) });
  };

  it.each(rows)('$method $path ($payload)', async (row) => {
    const scene = await sceneOf();
    const { status, body } = await send(row, scene, row.payload);
    expect([status, body]).toMatchObject([200, row.reply(scene)]);
  });

  it.each(rows.filter(({ payload }) => payload !== 'none'))('$method $path takes its fields in the other place too (D5)', async (row) => {
    const scene = await sceneOf();
    expect((await send(row, scene, row.payload === 'query' ? 'body' : 'query')).status).toBe(200);
  });

  it.each(rows)('$method $path refuses a field it does not know, and a caller without a token', async (row) => {
    const scene = await sceneOf();
    const path = `/v1${row.path.replace(/\{\w+\}/, String(row.id?.(scene) ?? ''))}`;
    expect((await callerOf(row, scene).send({ method: row.method, path, query: { surprise: '1' } })).status).toBe(400);
    expect((await app.anonymous.send({ method: row.method, path })).status).toBe(401);
  });

  it('POST /auth/refreshtoken (body: refreshToken) gives new tokens', async () => {
    const { given } = await sceneOf();
    const refreshToken = await app.as(given.teacher).refreshToken();
    const { status, body } = await app.anonymous.send({ method: 'POST', path: '/v1/auth/refreshtoken', body: { refreshToken } });
    expect([status, body]).toMatchObject([200, { accessToken: expect.any(String), tokenType: expect.any(String), refreshToken: expect.any(String) }]);
  });

  it('POST /google/classes/list and POST /science/google/classes/import (body) list and import courses', async () => {
    const at = await classroomScene();
    const { caller, subject } = await at.teacherAt();
    const course = at.course({ teachers: [subject], name: 'Period 5' });
    const list = await caller.send({ method: 'POST', path: '/v1/google/classes/list', body: {} });
    expect([list.status, list.body]).toMatchObject([200, { courses: [{ courseId: course.id, name: 'Period 5' }] }]);
    const imported = await caller.send({ method: 'POST', path: '/v1/science/google/classes/import', body: { courseIds: [course.id] } });
    expect([imported.status, imported.body]).toMatchObject([200, { results: [{ courseId: course.id, result: 'imported' }] }]);
    for (const path of ['/v1/google/classes/list', '/v1/science/google/classes/import']) {
      expect((await caller.send({ method: 'POST', path, body: { surprise: 1 } })).status, path).toBe(400);
      expect((await app.anonymous.send({ method: 'POST', path, body: {} })).status, path).toBe(401);
    }
    await at.close();
  });

  it('every one of the eleven is in the contract as the table writes it', () => {
    const named = [
      ...rows.map(({ method, path }) => `${method} ${path}`),
      'POST /google/classes/list',
      'POST /science/google/classes/import',
      'POST /auth/refreshtoken',
    ];
    const known = endpoints.map(({ method, path }) => `${method} ${path.replace('/v1', '').replace(/:(\w+)/g, '{$1}')}`);
    expect(named).toHaveLength(11);
    expect(named.filter((call) => !known.includes(call))).toEqual([]);
  });
});
