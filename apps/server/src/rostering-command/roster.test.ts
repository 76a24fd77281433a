import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runRoster } from './roster.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alba-roster-command-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function roster(...typed: string[]): Promise<{ code: number; out: string }> {
  const lines: string[] = [];
  const code = await runRoster(typed, (line) => lines.push(line));
  return { code, out: lines.join('\n') };
}
const small = ['--schools', '2', '--users', '40', '--classes', '8', '--enrollments', '120'];

describe('@C-ONEROSTER npm run roster', () => {
  it('writes a district that it finds nothing wrong with, packed and unpacked, now and a month later', async () => {
    const path = join(folder, 'valle');
    expect(await roster('sample', path, ...small, '--edition', 'eslac', '--version', '1.2', '--later')).toMatchObject({ code: 0 });
    expect(await roster('sample', path, ...small, '--zip')).toMatchObject({ code: 0 });
    for (const mode of ['strict', 'lenient']) {
      const { code, out } = await roster('check', folder, '--mode', mode);
      expect(code).toBe(0);
      for (const name of ['valle ·', 'valle-later ·', 'valle-changes ·', 'valle.zip ·']) expect(out).toContain(name);
      expect(out.match(/nothing to mend/g)).toHaveLength(4);
    }
  });

  it('names file, row, column and cure, in the language asked for, and writes the report', async () => {
    const path = join(folder, 'district');
    await roster('sample', path, ...small);
    const users = join(path, 'users.csv');
    writeFileSync(users, readFileSync(users, 'utf8').replace('true,', '=1+1,'));
    expect(await roster('check', path, '--mode', 'strict')).toMatchObject({
      code: 1,
      out: expect.stringContaining('users.csv, row 2, enabledUser: “=1+1” is not one of'),
    });
    const report = join(folder, 'report.csv');
    const { code, out } = await roster('check', path, '--language', 'es', '--csv', report);
    expect(code).toBe(0);
    expect(out).toContain(
      'Advertencia · users.csv, fila 2, enabledUser: “=1+1” no es una de las dos palabras para sí y no.\n    Escribe uno de estos: true, false.',
    );
    expect(out).toContain('0 errores, 1 advertencia, se puede importar');
    expect(readFileSync(report, 'utf8')).toContain(`"Advertencia","users.csv","2","enabledUser","'=1+1","“=1+1” no es una`);
  });

  it('ends with 1 where one of several packages cannot be imported', async () => {
    await roster('sample', join(folder, 'one'), ...small);
    writeFileSync(join(folder, 'other.zip'), 'hello');
    const { code, out } = await roster('check', folder);
    expect(code).toBe(1);
    expect(out).toContain('other.zip · lenient\n  Error · This is not a ZIP file, or it is damaged.');
  });

  it.each([
    [['check'], 'Name a package'],
    [['check', '/nowhere'], 'There is no folder and no file "/nowhere".'],
    [['check', '.', '--mode', 'kind'], '--mode is strict or lenient, not "kind".'],
    [['check', '.', '--language', 'fr'], '--language is one of en, pt, es, not "fr".'],
    [['check', '.', '--loud'], 'There is no option "--loud".'],
    [['sample'], 'Name the folder'],
    [['sample', 'x', '--edition', 'mx'], '--edition is us, br or eslac, not "mx".'],
    [['sample', 'x', '--users', 'many'], '--users is a whole number from 1 on, not "many".'],
    [['sample', tmpdir()], 'is there already'],
    [['import'], 'There is no command "import".'],
  ])('%j is a wrong command', async (typed, says) => {
    const { code, out } = await roster(...typed);
    expect([code, out]).toEqual([2, expect.stringContaining(says)]);
  });

  it('says what it can do', async () => {
    expect((await roster('help')).out).toContain('check      say what is wrong in OneRoster packages');
    expect((await roster('check', '--help')).out).toContain('npm run roster -- check <folder or .zip…>');
  });
});
