import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { createTestDatabase, setup } from '../embedded-postgres/test-cluster.ts';
import { schemaPicture } from './schema-picture.ts';

/**
 * npm run db:schema: writes what follows from the migrations, `db/schema.sql` and the types in `schema.ts`, from a database
 * that is made for it and thrown away.
 */
const server = join(import.meta.dirname, '../../..');
const types = join(import.meta.dirname, 'schema.ts');

/** How column types look in TypeScript; `openDb` sets the parsers that make it true. */
const mapping = { int8: 'number', numeric: 'number', timestamp: 'string', timestamptz: 'Date', date: 'string', json: 'Json', jsonb: 'Json' };

const stop = await setup();
const test = await createTestDatabase();
try {
  await writeFile(join(server, 'db', 'schema.sql'), await schemaPicture(test.owner));
  await writeTypes(test.url);
} finally {
  await test.drop();
  await stop();
}

async function writeTypes(url: string): Promise<void> {
  const program = join(dirname(createRequire(import.meta.url).resolve('kysely-codegen/package.json')), 'dist/cli/bin.js');
  const options = ['--dialect', 'postgres', '--url', url, '--out-file', types, '--singularize', '--default-schema', 'public', '--include-pattern', 'public.*'];
  const parsers = ['--date-parser', 'string', '--numeric-parser', 'number', '--type-mapping', JSON.stringify(mapping)];
  await promisify(execFile)(process.execPath, [program, ...options, ...parsers]);
  const text = await readFile(types, 'utf8');
  await writeFile(types, text.replace(/^import type .*$/m, "import type { ColumnType } from 'kysely';\nimport type { Json } from './json.ts';"));
}
