import { endpoint, id } from '@alba/contract/endpoint';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Refusal } from './refuse.ts';
import { parseInput } from './validate.ts';

const reply = z.object({});
const rename = endpoint({
  name: 'rename',
  method: 'POST',
  path: '/v1/rename/:classId',
  params: z.strictObject({ classId: id }),
  body: z.strictObject({
    name: z
      .string()
      .min(1)
      .refine((text) => text.length <= 5, { params: { rule: 'too_long', max: 5 } }),
    kind: z.enum(['a', 'b']),
    grades: z.array(z.int().max(12)).min(1).max(3).optional(),
    day: z.iso.date().optional(),
  }),
  reply,
});
const named = endpoint({
  name: 'named',
  method: 'POST',
  path: '/v1/named',
  query: z.strictObject({ name: z.string(), classId: id.optional() }),
  reply,
  eitherPlace: true,
});
const bodied = endpoint({ name: 'bodied', method: 'DELETE', path: '/v1/bodied', body: z.strictObject({ classId: id }), reply, eitherPlace: true });
const plain = endpoint({ name: 'plain', method: 'GET', path: '/v1/plain', reply });

type Given = { params?: unknown; query?: unknown; body?: unknown };
function issuesOf(call: Parameters<typeof parseInput>[0], { params = {}, query = {}, body }: Given) {
  try {
    parseInput(call, { params, query, body });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'invalid_input') return error.extras.issues;
    throw error;
  }
  return [];
}

describe('input', () => {
  it('is parsed where it is good', () => {
    expect(parseInput(rename, { params: { classId: '12' }, query: {}, body: { name: 'Math', kind: 'a' } })).toEqual({
      params: { classId: 12 },
      query: {},
      body: { name: 'Math', kind: 'a' },
    });
  });

  it('is told everything that is wrong at once, each with its field and rule', () => {
    const body = { name: 'far too long', kind: 'z', grades: [1, 13], day: '2026-02-30', role: 'admin' };
    expect(issuesOf(rename, { params: { classId: '0' }, query: { debug: '1' }, body })).toEqual(
      expect.arrayContaining([
        { path: ['classId'], rule: 'too_small', params: { min: 0 } },
        { path: ['debug'], rule: 'unknown_field' },
        { path: ['name'], rule: 'too_long', params: { max: 5 } },
        { path: ['kind'], rule: 'not_a_choice', params: { choices: ['a', 'b'] } },
        { path: ['grades', 1], rule: 'too_big', params: { max: 12 } },
        { path: ['day'], rule: 'wrong_format', params: { format: 'date' } },
        { path: ['role'], rule: 'unknown_field' },
      ]),
    );
  });

  it.each([
    [{}, ['kind', 'name'], 'required'],
    [{ name: '', kind: 'a' }, ['name'], 'required'],
    [{ name: 7, kind: 'a' }, ['name'], 'wrong_type'],
    [{ name: ['a', 'b'], kind: 'a' }, ['name'], 'wrong_type'],
  ])('tells of %j what is missing or of the wrong type', (body, fields, rule) => {
    const found = issuesOf(rename, { params: { classId: '1' }, body }) ?? [];
    expect(found.map(({ path }) => path.join()).sort()).toEqual(fields);
    if (!('name' in body)) expect(found.find(({ path }) => path[0] === 'name')?.rule).toBe(rule);
    else expect(found[0]?.rule).toBe(rule);
  });

  it('tells a list that is too long', () => {
    expect(issuesOf(rename, { params: { classId: '1' }, body: { name: 'a', kind: 'a', grades: [1, 2, 3, 4] } })).toEqual([
      { path: ['grades'], rule: 'too_long', params: { max: 3 } },
    ]);
  });

  it.each([undefined, null, 'text', 7, []])('refuses the body %j where an object is due', (body) => {
    expect(issuesOf(rename, { params: { classId: '1' }, body })).not.toEqual([]);
  });

  it('takes an empty object for no body, and refuses fields nobody asked for', () => {
    expect(issuesOf(plain, { body: {} })).toEqual([]);
    expect(issuesOf(plain, { body: { role: 'admin' } })).toEqual([{ path: ['role'], rule: 'unknown_field' }]);
  });

  it.each(['a\u0000b', 'half \ud83d'])('that no database can hold is refused: %j', (name) => {
    expect(issuesOf(named, { query: { name } })).toEqual([{ path: ['name'], rule: 'wrong_format' }]);
    const nested = endpoint({ name: 'nested', method: 'POST', path: '/v1/nested', body: z.record(z.string(), z.array(z.string())), reply });
    expect(issuesOf(nested, { body: { x: ['fine', name] } })).toEqual([{ path: ['x', 1], rule: 'wrong_format' }]);
    expect(issuesOf(named, { query: { name: '😀 fine' } })).toEqual([]);
  });

  it('is accepted in the query or in the body alike where the contract says so (D5)', () => {
    const good = { params: {}, query: { name: 'Math', classId: 3 }, body: undefined };
    expect(parseInput(named, { params: {}, query: { name: 'Math', classId: '3' }, body: undefined })).toEqual(good);
    expect(parseInput(named, { params: {}, query: {}, body: { name: 'Math', classId: 3 } })).toEqual(good);
    expect(parseInput(named, { params: {}, query: { name: 'Math' }, body: { classId: 3 } })).toEqual(good);
    expect(parseInput(bodied, { params: {}, query: { classId: '3' }, body: undefined }).body).toEqual({ classId: 3 });
    expect(parseInput(bodied, { params: {}, query: {}, body: { classId: 3 } }).body).toEqual({ classId: 3 });
  });

  it('that comes twice with two values is refused, with the same value it is fine', () => {
    expect(issuesOf(named, { query: { name: 'Math' }, body: { name: 'Art' } })).toEqual([{ path: ['name'], rule: 'given_twice' }]);
    expect(issuesOf(bodied, { query: { classId: '3' }, body: { classId: 3 } })).toEqual([]);
    expect(issuesOf(named, { query: { name: 'Math' }, body: { name: { toString: 1, valueOf: 1 } } })).toContainEqual({ path: ['name'], rule: 'given_twice' });
    expect(issuesOf(named, { query: { name: ['Math', 'Art'] } })).toEqual([{ path: ['name'], rule: 'wrong_type', params: { expected: 'string' } }]);
  });

  it.each([true, [5], null, {}, '0x10', ' 5', '1e3'])('never takes %j for an id', (classId) => {
    expect(issuesOf(bodied, { body: { classId } })).toMatchObject([{ path: ['classId'] }]);
  });

  it.each(['-1', '1.5', '9007199254740993', '1e3x', 'NaN', '', '0x10000000000000000', "1' or 1=1"])('refuses %j as an id', (classId) => {
    expect(issuesOf(rename, { params: { classId }, body: { name: 'a', kind: 'a' } })).not.toEqual([]);
  });
});
