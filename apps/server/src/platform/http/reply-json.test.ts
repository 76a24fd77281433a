import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { preparedJson } from './prepared-json.ts';
import { replyJson } from './reply-json.ts';

const sent = (schema: z.ZodType, value: unknown) => JSON.parse(replyJson(schema)(value));

describe('replies', () => {
  it('hold what the schema names and nothing else, at every depth', () => {
    const question = z.strictObject({ id: z.string(), choices: z.array(z.strictObject({ id: z.string(), text: z.string().nullable() })) });
    const schema = z.object({ questions: z.record(z.string(), question), pair: z.tuple([z.object({ a: z.int() }), z.string()]), note: z.string().optional() });
    const value = {
      questions: { q1: { id: 'q1', key: 'c2', choices: [{ id: 'c1', text: null, isCorrect: false, why: 'secret' }] } },
      pair: [{ a: 1, b: 2 }, 'x', 'surplus'],
      passwordHash: 'secret',
    };
    expect(sent(schema, value)).toEqual({ questions: { q1: { id: 'q1', choices: [{ id: 'c1', text: null }] } }, pair: [{ a: 1 }, 'x'] });
  });

  it('pick by the kind of a discriminated union', () => {
    const schema = z.array(
      z.discriminatedUnion('kind', [z.object({ kind: z.enum(['text', 'rich']), text: z.string() }), z.object({ kind: z.literal('gap'), size: z.int() })]),
    );
    expect(
      sent(schema, [
        { kind: 'rich', text: 'a', size: 1, key: 's' },
        { kind: 'gap', text: 'a', size: 1, key: 's' },
      ]),
    ).toEqual([
      { kind: 'rich', text: 'a' },
      { kind: 'gap', size: 1 },
    ]);
  });

  it('pick by the first member of a plain union that fits', () => {
    const schema = z.union([z.object({ a: z.string() }), z.object({ b: z.string() }), z.string(), z.null()]);
    expect([{ a: 'x', b: 1 }, { b: 'x', c: 1 }, 'text', null].map((value) => sent(schema, value))).toEqual([{ a: 'x' }, { b: 'x' }, 'text', null]);
  });

  it('follow schemas that contain themselves', () => {
    const node: z.ZodType = z.object({ name: z.string(), children: z.array(z.lazy(() => node)) });
    const value = { name: 'a', key: 1, children: [{ name: 'b', key: 1, children: [] }] };
    expect(sent(node, value)).toEqual({ name: 'a', children: [{ name: 'b', children: [] }] });
    const Tree = z.object({
      name: z.string(),
      get child() {
        return Tree.optional();
      },
    });
    expect(sent(Tree, { name: 'a', child: { name: 'b', key: 1 } })).toEqual({ name: 'a', child: { name: 'b' } });
  });

  it('hold prepared JSON as it is, wherever it stands', () => {
    const lesson = z.object({ title: z.string() });
    const schema = z.object({ lesson, others: z.array(lesson.optional()) });
    const prepared = preparedJson<z.infer<typeof lesson>>('{"title":"O $& \\"mar\\" $1"}');
    expect(sent(schema, { lesson: prepared, others: [prepared, undefined, { title: 'x', key: 1 }] })).toEqual({
      lesson: { title: 'O $& "mar" $1' },
      others: [{ title: 'O $& "mar" $1' }, null, { title: 'x' }],
    });
    expect(sent(lesson, prepared)).toEqual({ title: 'O $& "mar" $1' });
    expect(() => replyJson(z.object({ any: z.unknown() }))({ any: prepared })).toThrow('prepared JSON');
  });

  it('are equal to what a stripping parse gives, for any value of the schema', () => {
    const schema = z.object({
      a: z.string().nullable(),
      b: z.array(z.union([z.object({ x: z.int() }), z.boolean()])),
      c: z.record(z.string(), z.int()),
      d: z.object({ e: z.string() }).optional(),
    });
    const leaf = fc.record({ x: fc.integer(), extra: fc.string() }, { requiredKeys: ['x'] });
    const value = fc.record(
      {
        a: fc.option(fc.string(), { nil: null }),
        b: fc.array(fc.oneof(leaf, fc.boolean())),
        // no record of ours has this key: it is refused wherever it comes in
        c: fc.dictionary(
          fc.string({ minLength: 1 }).filter((key) => key !== '__proto__'),
          fc.integer(),
        ),
        d: fc.record({ e: fc.string(), extra: fc.integer() }, { requiredKeys: ['e'] }),
        more: fc.anything(),
      },
      { requiredKeys: ['a', 'b', 'c'] },
    );
    fc.assert(
      fc.property(value, (given) => {
        expect(sent(schema, given)).toEqual(JSON.parse(JSON.stringify(schema.parse(given))));
      }),
    );
  });
});
