import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { withoutSchemas } from './drop-schemas.ts';

const shown = (code: string) => withoutSchemas(code, parseAst(code));

it('keeps of an endpoint what a browser uses', () => {
  const code = `export const find = endpoint({ name: 'find', method: 'POST', path: '/v1/find/:id', params: z.strictObject({ id }), body: line(3), reply: done, refusals: ['gone', ...more], idempotent: 'own' });`;
  expect(shown(code)).toBe(
    `export const find = endpoint({ name: 'find', method: 'POST', path: '/v1/find/:id', params: undefined, body: undefined, reply: undefined, refusals: ['gone', ...more], idempotent: 'own' });`,
  );
});

it('leaves the stand-in where a schema is declared, and everything else as it is', () => {
  expect(shown(`const a = z.string().trim().refine((x) => long(x, z)); const b = line(z.int(), max(3)); zebra.run(); export { a as z2 };`)).toBe(
    `const a = z; const b = line(z, max(3)); zebra.run(); export { a as z2 };`,
  );
});

it('lets the parts of a schema be spread', () => {
  expect(shown(`const more = z.strictObject({ ...card.shape, id }); const own = { ...card.shape };`)).toBe(`const more = z; const own = { ...card.shape };`);
});

it('drops an import that only schemas used', () => {
  const code = `import { z } from 'zod';\nimport { roles } from './roles';\nimport { endpoint, id } from './endpoint';\nconst a = endpoint({ path: '/a', body: z.enum(roles) });`;
  expect(shown(code)).toBe(`\n\nimport { endpoint, id } from './endpoint';\nconst a = endpoint({ path: '/a', body: undefined });`);
});
