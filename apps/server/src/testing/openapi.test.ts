import { listAssignments } from '@alba/contract/assignments';
import { limits } from '@alba/domain/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from './test-app.ts';

type Parameter = { name: string; in: string; required: boolean; schema: Record<string, unknown> };
type Operation = { operationId: string; parameters?: Parameter[] };

/** Words a content pack gives, unlike the numbers of the database. */
const namedByPacks = ['articleId', 'resourceId'];

describe('the OpenAPI document', () => {
  let app: TestApp;
  let operations: Operation[];
  beforeAll(async () => {
    app = await testApp();
    const { body } = await app.anonymous.send({ method: 'GET', path: '/v1/openapi.json' });
    operations = Object.values(body.paths as Record<string, Record<string, Operation>>).flatMap((path) => Object.values(path));
  });
  afterAll(() => app.close());
  const parametersOf = (name: string) =>
    Object.fromEntries((operations.find(({ operationId }) => operationId === name)?.parameters ?? []).map((parameter) => [parameter.name, parameter]));

  const anId = { type: 'integer', exclusiveMinimum: 0, maximum: Number.MAX_SAFE_INTEGER };

  it('shows the ids and the limit of a list as what is accepted: positive numbers, each optional', async () => {
    const { classId, lessonId, after, limit } = parametersOf('listAssignments');
    for (const parameter of [classId, lessonId, after]) expect(parameter).toMatchObject({ in: 'query', required: false, schema: anId });
    expect(limit).toMatchObject({ required: false, schema: { type: 'integer', minimum: 1, maximum: limits.assignmentsPerPage } });
    const { given, as } = app;
    const teacher = as(await given.teacher());
    const status = async (query: Record<string, string>) => (await teacher.send({ method: 'GET', path: listAssignments.path, query })).status;
    for (const name of ['classId', 'lessonId', 'after']) {
      expect(await status({ [name]: '7' }), name).toBe(200);
      for (const wrong of ['0', '-7', '7,8', '[7]', 'seven']) expect(await status({ [name]: wrong }), `${name}=${wrong}`).toBe(400);
    }
    expect([await status({ limit: '0' }), await status({ limit: String(limits.assignmentsPerPage + 1) })]).toEqual([400, 400]);
  });

  it('shows every id in an address as a positive number', () => {
    const ids = operations.flatMap(({ operationId, parameters = [] }) =>
      parameters
        .filter(({ name }) => /^id$|Id$/.test(name) && !namedByPacks.includes(name))
        .map(({ name, schema }) => ({ call: `${operationId} ${name}`, schema })),
    );
    expect(ids.length).toBeGreaterThan(30);
    expect(ids.filter(({ schema }) => JSON.stringify(schema) !== JSON.stringify(anId))).toEqual([]);
  });

  it('says how several grade bands are given in one parameter', () => {
    expect(parametersOf('findLessons').gradeBands).toMatchObject({ description: 'Grade bands, separated by commas: 3-5,6-8', schema: { type: 'string' } });
  });
});
