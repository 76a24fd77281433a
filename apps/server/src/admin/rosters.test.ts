import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { District } from '@alba/testing/rosters/district';
import { writePackage } from '@alba/testing/rosters/write-package';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminScene } from '../testing/admin-scene.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

describe('@C-ONEROSTER rosters by the command line', () => {
  let test: TestApp;
  let folder: string;
  let districtId: number;
  const { run, dataOf } = adminScene(() => test);
  const packageOf = async (name: string) => {
    const file = join(folder, name);
    const district = new District({ edition: 'us', schools: 2, users: 60, classes: 6, enrollments: 120 });
    await writePackage(file, { district, version: '1.2', kind: 'bulk' }, { isZip: true });
    return file;
  };
  beforeAll(async () => {
    test = await testApp({ now: '2026-10-05T16:00:00Z' });
    folder = await mkdtemp(join(tmpdir(), 'alba-admin-rosters-'));
    ({ districtId } = await test.given.district());
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await test.close();
  });

  it('imports a package, first only to see what would change, and takes it back', async () => {
    const file = await packageOf('roster.zip');
    const dry = await run(`roster import ${file} --district ${districtId} --dry`);
    expect(dry).toMatchObject({ code: 0, wrong: '' });
    expect(dry.out).toContain('the difference is known and nothing was changed');
    expect(dry.out).toContain('2 school-added');
    // the dry run waits for an administrator, so that no other begins
    expect(await run(`roster import ${file} --district ${districtId}`)).toMatchObject({ code: 1, wrong: expect.stringContaining('is under way or waits') });

    const done = await dataOf(`roster import ${file} --district ${districtId} --name "Nightly export"`);
    expect(done).toMatchObject({ state: 'done', changes: { 'school-added': 2, 'class-added': 6 } });
    expect(await dataOf(`roster import ${file} --district ${districtId} --name "Nightly export"`)).toMatchObject({ state: 'done', changes: {} });
    const runs = await run(`roster runs --district ${districtId}`);
    expect(runs.out).toContain('Nightly export');
    expect(await dataOf(`roster undo ${done.runId}`)).toMatchObject({ state: 'undone' });
    expect(await run(`roster undo ${done.runId}`)).toMatchObject({ code: 1, wrong: expect.stringContaining('cannot be taken back') });
  });

  it('shows connections without their keys, and says what is wrong with a command', async () => {
    const connections = await run(`roster connections --district ${districtId} --json`);
    expect(connections.out).not.toMatch(/secret|cursor/i);
    expect((await run(`roster import ${join(folder, 'nothing.zip')} --district ${districtId}`)).wrong).toContain('There is no file');
    await writeFile(join(folder, 'broken.zip'), 'this is no package');
    const broken = await run(`roster import ${join(folder, 'broken.zip')} --district ${districtId} --name Broken`);
    expect(broken.out).toContain('it failed and changed nothing more (package wrong)');
    expect((await run('roster run 999 --district 999999')).code).toBe(1);
    expect((await run('roster undo 999999')).wrong).toContain('There is no roster run 999999');
  });
});
