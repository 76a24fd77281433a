import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../platform/embedded-postgres/test-cluster.ts';

const program = resolve(import.meta.dirname, '../admin.ts');
const start = promisify(execFile);

/** The program as npm starts it, against a database of its own. */
async function admin(url: string, ...typed: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = { PATH: process.env.PATH, DATABASE_URL: url, NODE_ENV: 'production', SECRET_KEY: 'a secret of tests that is long enough to be one' };
  return start(process.execPath, [program, ...typed], { env }).then(
    (done) => ({ code: 0, ...done }),
    (failed) => ({ code: failed.code as number, stdout: failed.stdout as string, stderr: failed.stderr as string }),
  );
}

it('runs on the database that the settings name: a district, a wrong word, a machine reading', { timeout: 60_000 }, async () => {
  const test = await createTestDatabase();
  try {
    const made = await admin(test.url, 'institution', 'create', '--name', 'Distrito Sol', '--edition', 'eslac', '--json');
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(made.stdout)).toMatchObject({ name: 'Distrito Sol', timeZone: 'America/Mexico_City' });
    expect(await admin(test.url, 'institution', 'list', '--edition', 'mx')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: '--edition: There is no edition "mx": it is us, br or eslac. Try: npm run admin -- help institution list\n',
    });
    expect(await admin(test.url, 'user', 'list', '--at', '999')).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('no institution 999') });
    const matrix = await admin('postgresql://nobody@127.0.0.1:1/none', 'matrix', '--json');
    expect(JSON.parse(matrix.stdout)).toContainEqual({
      ...{ name: 'createClass', method: 'POST', path: '/v1/science/dashboard/create/ebClass', reach: 'own lists' },
      ...{ signedOut: false, student: false, teacher: true, admin: false },
    });
    const away = await admin('postgresql://nobody@127.0.0.1:1/none', 'institution', 'list');
    expect(away).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('cannot be reached') });
  } finally {
    await test.drop();
  }
});
