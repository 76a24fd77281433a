import type { AnyEndpoint } from '@alba/contract/endpoint';
import { endpoints } from '@alba/contract/endpoints';
import { commonRefusals, type RefusalCode, refusalStatus } from '@alba/contract/refusals';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newKey, scene } from './attempt-scene.ts';
import { anyHostile, fromJsonSchema, type JsonSchema, type Known } from './from-json-schema.ts';
import { keyWords, sampleLesson } from './sample-lesson.ts';
import { type Caller, type RawAnswer, testApp } from './test-app.ts';

/** One seed, so that a run that fails here fails everywhere. */
const seed = 20261121;
const calls = 1_000;

type Parameter = { name: string; in: 'path' | 'query'; required?: boolean; schema: JsonSchema };
type Operation = { operationId: string; parameters?: Parameter[]; requestBody?: { content: Record<string, { schema: JsonSchema }> } };
type Called = { endpoint: AnyEndpoint; operation: Operation };

let own: Awaited<ReturnType<typeof scene>>;
let attemptId: number;
let known: Known;
let callers: Record<'student' | 'teacher' | 'admin' | 'anonymous', Caller>;
let documented: Called[];

beforeAll(async () => {
  own = await scene({ app: await testApp() });
  const { classRoom, student, teacher, lesson, assignment, given, as, anonymous, owner } = own;
  attemptId = await own.begin();
  const enrollment = await owner.selectFrom('enrollment').select(['enrollment_id', 'subgroup_id']).executeTakeFirstOrThrow();
  const { username } = await owner.selectFrom('person').select('username').where('person_id', '=', teacher.personId).executeTakeFirstOrThrow();
  const questionIds = sampleLesson.key.questions.map(({ id }) => id);
  const cell = {
    lessonId: lesson.lessonId,
    classId: classRoom.classId,
    start: '2026-03-09T00:00:00',
    due: null,
    allowCheckAnswers: true,
    keyVisibility: 'after-submit',
  };
  known = {
    ...{ cells: [[cell]], lessonIds: [`${lesson.lessonId}`], assignmentIds: [[assignment.assignmentId]] },
    ...{ id: [classRoom.classId], classId: [classRoom.classId], classIds: [classRoom.classId], code: [classRoom.code], gradeBands: ['3-5', '3-5,6-8'] },
    ...{ lessonId: [lesson.lessonId], assignmentId: [assignment.assignmentId], activityId: [assignment.assignmentId], attemptId: [attemptId] },
    ...{ studentId: [student.personId], individualId: [student.personId], enrollmentId: [enrollment.enrollment_id], classSubgroupId: [enrollment.subgroup_id] },
    ...{
      questionId: questionIds,
      'revs.keys': questionIds,
      username: [username],
      revision: [1, 2, 3],
      start: ['2026-03-09T00:00:00'],
      due: [null, '2026-03-20T23:59:59'],
    },
    ...{
      choice: ['a', 'b', 'c'],
      choices: ['a', 'b', 'c'],
      order: ['a', 'b', 'c'],
      'gaps.keys': ['a', 'b'],
      'rows.keys': ['a', 'b'],
      text: ['424', '1 500', 'Because.'],
    },
  };
  callers = { student: as(student), teacher: as(teacher), admin: as(await given.admin()), anonymous };
  const { body } = await anonymous.send({ method: 'GET', path: '/v1/openapi.json' });
  const operations = Object.values(body.paths as Record<string, Record<string, Operation>>).flatMap((path) => Object.values(path));
  documented = operations.flatMap((operation) => endpoints.filter(({ name }) => name === operation.operationId).map((endpoint) => ({ endpoint, operation })));
});
afterAll(() => own.close());

it('documents every call, so that every call is tried below', () => {
  expect(documented.map(({ endpoint }) => endpoint.name).sort()).toEqual(endpoints.map(({ name }) => name).sort());
});

type Parts = { path: Record<string, unknown>; query: Record<string, unknown>; body: unknown };

function partsOf({ operation }: Called, { tame }: { tame: boolean }): fc.Arbitrary<Parts> {
  const place = (where: 'path' | 'query') => {
    const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === where);
    const values = Object.fromEntries(parameters.map(({ name, schema }) => [name, fromJsonSchema(schema, known, { name, tame })]));
    return fc.record(values, { requiredKeys: parameters.filter(({ required }) => required || where === 'path').map(({ name }) => name) });
  };
  const schema = operation.requestBody?.content['application/json']?.schema;
  const none = tame ? fc.constant(undefined) : fc.oneof({ weight: 20, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: anyHostile });
  return fc.record({ path: place('path'), query: place('query'), body: schema ? fromJsonSchema(schema, known, { tame }) : none }) as fc.Arbitrary<Parts>;
}

const asText = (value: unknown) => (typeof value === 'string' ? value.toWellFormed() : String(JSON.stringify(value)));

function send(caller: Caller, { endpoint }: Called, { path, query, body }: Parts, headers: Record<string, string>): Promise<RawAnswer> {
  const address = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(asText(path[name])));
  const search = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, asText(value)]));
  return caller.send({ method: endpoint.method, path: address, query: search, body, headers });
}

/** Gives back what earlier calls removed, turned in or reset, so that later ones go as deep. */
async function giveBack(): Promise<void> {
  const { owner, classRoom } = own;
  await owner.deleteFrom('attempt').where('attempt_id', '<>', attemptId).execute();
  await owner.deleteFrom('attempt_result').execute();
  await owner.deleteFrom('attempt_skill').execute();
  await owner.updateTable('attempt').set({ state: 'IN_PROGRESS', submitted_at: null, archived_at: null }).execute();
  await owner.updateTable('assignment').set({ removed_at: null, closed_at: null, start_wall: '2026-03-09T00:00:00' }).execute();
  await owner.updateTable('enrollment').set({ removed_at: null }).execute();
  await owner.deleteFrom('class').where('class_id', '<>', classRoom.classId).execute();
  await owner.updateTable('class').set({ removed_at: null, archived_at: null }).execute();
}

/** Nothing of the program, the database or the key may show, and no refusal that the contract does not name. */
function judge({ endpoint }: Called, who: string, { status, body, text }: RawAnswer): void {
  expect(status, text).toBeLessThan(500);
  expect(text).not.toMatch(/\bat .+:\d+:\d+\b|node_modules|\bselect\b.+\bfrom\b|violates|syntax error/i);
  if (who === 'student' && endpoint.name !== 'reviewAttempt') expect(text).not.toMatch(keyWords);
  if (status < 400) return;
  if (status === 403 && text === '') {
    expect(who).toBe('oldToken');
    return;
  }
  const code = body.code as RefusalCode;
  expect(refusalStatus[code], text).toBe(status);
  expect([...commonRefusals, ...endpoint.refusals]).toContain(code);
}

it(`answers ${calls} calls of anybody with anything, and never with a failure of its own`, { timeout: 300_000 }, async () => {
  const who = fc.constantFrom('student', 'student', 'teacher', 'teacher', 'admin', 'anonymous', 'oldToken');
  const key = fc.oneof({ weight: 9, arbitrary: fc.uuid() }, { weight: 1, arbitrary: fc.constantFrom('', 'again', 'ä', 'x'.repeat(65)) });
  const one = fc.constantFrom(...documented).chain((called) => fc.record({ called: fc.constant(called), who, key, parts: partsOf(called, { tame: false }) }));
  const statuses = new Map<number, number>();
  let made = 0;
  const property = fc.asyncProperty(one, async (given) => {
    if (made % 10 === 0) await giveBack();
    made += 1;
    const caller = given.who === 'oldToken' ? callers.anonymous : callers[given.who as 'student'];
    const token: Record<string, string> = given.who === 'oldToken' ? { authorization: 'Bearer x.y.z' } : {};
    const answer = await send(caller, given.called, given.parts, { 'idempotency-key': given.key, ...token });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    judge(given.called, given.who, answer);
  });
  await fc.assert(property, { seed, numRuns: calls, endOnFailure: true });
  // a run in which hardly anything passes the door tries nothing behind it
  expect(statuses.get(200) ?? 0).toBeGreaterThan(calls / 10);
});

const moreKeys = [
  'role',
  'roles',
  'permissions',
  'schoolId',
  'districtId',
  'networkId',
  'personId',
  'ownerId',
  'score',
  'points',
  'submittedAt',
  'submitted_at',
];
const evenMoreKeys = ['isRight', 'tries', 'state', 'removedAt', 'archived_at', 'sessionVersion', 'status', 'is_demonstration', 'constructor', '__proto__'];

/** A sum of every row of every table. */
async function everything(): Promise<unknown> {
  const tables = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(own.owner);
  const sums = tables.rows.map(async ({ name }) => {
    const { rows } = await sql<{ sum: string }>`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${sql.table(name)} t`.execute(
      own.owner,
    );
    return [name, rows[0]?.sum];
  });
  return Object.fromEntries(await Promise.all(sums));
}

it('refuses fields that no call has, in the body and in the address, and changes nothing', { timeout: 300_000 }, async () => {
  await giveBack();
  const wrong: string[] = [];
  // a file as it is has no fields
  const writes = documented.filter(({ endpoint }) => endpoint.method !== 'GET' && !endpoint.raw);
  expect(writes.length).toBeGreaterThan(20);
  const callersOf = new Map<Called, Caller>();
  for (const called of writes) {
    const [parts] = fc.sample(partsOf(called, { tame: true }), { seed, numRuns: 1 }) as [Parts];
    for (const caller of [callers.teacher, callers.student, callers.admin, callers.anonymous]) {
      const { status } = await send(caller, called, { ...parts, body: { ...(parts.body as object), unheardOf: 1 } }, { 'idempotency-key': newKey() });
      if (status === 400) callersOf.set(called, callersOf.get(called) ?? caller);
    }
  }
  expect(callersOf.size).toBe(writes.length);
  const before = await everything();
  for (const [called, caller] of callersOf) {
    const [parts] = fc.sample(partsOf(called, { tame: true }), { seed, numRuns: 1 }) as [Parts];
    for (const key of [...moreKeys, ...evenMoreKeys].filter((more) => !Object.hasOwn((parts.body ?? {}) as object, more))) {
      const more = JSON.parse(`{"${key}":"admin"}`) as object;
      const inBody = await send(caller, called, { ...parts, body: { ...(parts.body as object), ...more } }, { 'idempotency-key': newKey() });
      const inQuery = await send(caller, called, { ...parts, query: { ...parts.query, ...more } }, { 'idempotency-key': newKey() });
      for (const { status } of [inBody, inQuery]) if (status !== 400) wrong.push(`${called.endpoint.name} ${key}: ${status}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(await everything()).toEqual(before);
});
