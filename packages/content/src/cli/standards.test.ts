import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runContent } from './content.ts';

const fixture = (name: string) => fileURLToPath(new URL(`../../fixtures/standards/${name}.json`, import.meta.url));
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'alba-cli-'))));
afterEach(() => rmSync(folder, { recursive: true }));

async function run(...args: string[]): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const code = await runContent(['standards', ...args], (line) => lines.push(line));
  return { code, text: lines.join('\n') };
}

describe('@K-STANDARDS npm run content -- standards', () => {
  it('checks a package and tells what is in it', async () => {
    const right = await run('check', fixture('case-1.0'));
    expect(right.code).toBe(0);
    expect(right.text).toContain('Riverbend Science Standards (CASE 1.0)');
    expect(right.text).toContain('standards  3, 2 of them with nothing under them');
    expect(right.text).toContain('warning CFAssociations[3].destinationNodeURI: points to S1143F3C');
    const wrong = await run('check', fixture('as-servers-write'));
    expect(wrong.code).toBe(1);
    expect(wrong.text).toMatch(/error CFDocument: missing: add it\n.*try --lenient/s);
    expect((await run('check', fixture('as-servers-write'), '--lenient')).code).toBe(0);
  });

  it.each(['case-1.0', 'case-1.1'])('brings %s in and gives it back equal', async (name) => {
    expect((await run('import', fixture(name), '--content', folder)).text).toContain('Nothing was written');
    expect((await run('import', fixture(name), '--as', 'us/my-state', '--content', folder)).code).toBe(0);
    const file = join(folder, 'back.json');
    expect((await run('export', 'us/my-state', '--content', folder, '--to', file)).code).toBe(0);
    const given = JSON.parse(readFileSync(fixture(name), 'utf8'));
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(given);
    expect(JSON.parse((await run('export', 'us/my-state', '--content', folder)).text)).toEqual(given);
  });

  it('brings in what a lenient reading made of a file, so that a strict one takes it', async () => {
    expect((await run('import', fixture('as-servers-write'), '--as', 'us/lakeside', '--content', folder)).code).toBe(1);
    expect((await run('import', fixture('as-servers-write'), '--as', 'us/lakeside', '--lenient', '--content', folder)).code).toBe(0);
    expect((await run('check', join(folder, 'us/standards/lakeside.json'))).code).toBe(0);
  });

  it('is asked by content check, which fails on a framework with a mistake', async () => {
    await run('import', fixture('case-1.0'), '--as', 'us/my-state', '--content', folder);
    const file = join(folder, 'us/standards/my-state.json');
    const check = async () => {
      const lines: string[] = [];
      return { code: await runContent(['check', folder], (line) => lines.push(line)), text: () => lines.join('\n') };
    };
    expect((await check()).code).toBe(0);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"fullStatement": "Matter"', '"fullStatement": ""'));
    const wrong = await check();
    expect(wrong.code).toBe(1);
    expect(wrong.text()).toMatch(/my-state\.json:1 error CFItems\[0\]\.fullStatement: is empty/);
  });

  it.each([
    [['check'], 'Say what to do'],
    [['bake', 'x'], 'There is no "standards bake"'],
    [['check', 'no/such.json'], 'There is no file "no/such.json"'],
    [['export', 'us/nothing'], 'There is no framework "us/nothing"'],
    [['import', fixture('case-1.0'), '--as', 'us/../../x'], 'is not edition/name'],
    [['import', fixture('case-1.0'), '--as', 'mars/x'], 'is not edition/name'],
  ])('answers %j', async (args, says) => {
    const { code, text } = await run(...args);
    expect(code).toBe(2);
    expect(text).toContain(says);
  });
});
