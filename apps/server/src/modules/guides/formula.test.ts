import { join } from 'node:path';
import { type MathNode, type MathTag, mathTags } from '@alba/domain/rich-text';
import { afterAll, expect, it } from 'vitest';
import { createTypesetter } from '../../platform/typeset/index.ts';

const typesetter = createTypesetter();
afterAll(() => typesetter.close());

const page = `#import "formula.typ": formula
#set document(title: "Formula")
#set text(lang: "en")
One formula: #formula(json(bytes(sys.inputs.data)))`;

const x: MathNode = { tag: 'mi', text: 'x' };
const two: MathNode = { tag: 'mn', text: '2' };
const sign: MathNode = { tag: 'mo', text: '−' };
const cell: MathNode = { tag: 'mtd', children: [two] };
const row: MathNode = { tag: 'mtr', children: [cell, cell] };
const children: Partial<Record<MathTag, MathNode[]>> = {
  math: [x, sign, two],
  mrow: [{ tag: 'mo', text: '(' }, x, { tag: 'mo', text: ')' }],
  msqrt: [x, sign, two],
  mtable: [row, row],
  mtr: [cell],
  mtd: [two],
  msubsup: [x, two, two],
  munderover: [{ tag: 'mo', text: '∑' }, x, two],
  mover: [x, { tag: 'mo', text: '¯' }],
};

function example(tag: MathTag): MathNode {
  if (['mi', 'mn', 'mo', 'mtext'].includes(tag)) return { tag, text: 'a' };
  if (tag === 'mspace') return { tag, attributes: { width: '0.2em' } };
  return { tag, children: children[tag] ?? [x, two] };
}

const set = (math: MathNode) =>
  typesetter.typeset({
    templates: join(import.meta.dirname, 'templates'),
    main: 'one-formula.typ',
    data: JSON.stringify({ type: 'formula', text: 'x', math }),
    files: [{ path: 'one-formula.typ', bytes: new TextEncoder().encode(page) }],
    madeAt: 0,
  });

it.each(mathTags)('a guide can show <%s>', async (tag) => {
  const { pdf, pages } = await set({ tag: 'math', children: [example(tag)] });
  expect(pages).toBe(1);
  // more than the words before it: something was drawn
  const { pdf: nothing } = await set({ tag: 'math', children: [] });
  if (tag !== 'mspace') expect(pdf.length).toBeGreaterThan(nothing.length);
});
