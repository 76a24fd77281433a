import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../embedded-postgres/test-cluster.ts';
import { schemaPicture } from './schema-picture.ts';

it('db/schema.sql is the schema that the migrations make (npm run db:schema writes it)', async () => {
  const test = await createTestDatabase();
  try {
    const written = await readFile(join(import.meta.dirname, '../../../db/schema.sql'), 'utf8');
    expect(written).toBe(await schemaPicture(test.owner));
  } finally {
    await test.drop();
  }
});
