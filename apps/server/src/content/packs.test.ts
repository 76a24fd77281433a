import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { runContent } from '@alba/content/cli/content';
import { makeZip } from '@alba/content/testing/make-zip';
import { soundCollection } from '@alba/content/testing/sound-collection';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '../platform/clock/index.ts';
import { createTestDatabase, type TestDatabase } from '../platform/embedded-postgres/test-cluster.ts';
import { folderStorage } from '../platform/storage/index.ts';
import { importContent } from '../setup/import-content.ts';
import { exportCommand } from './export.ts';
import { importCommand } from './import.ts';
import type { OpenInstallation } from './installation.ts';

const fixture = resolve(import.meta.dirname, '../../../../packages/content/fixtures/us-sci-ice-floats');
const clock = fixedClock('2026-11-21T16:00:00Z');
let folder: string;
let lesson: string;
let test: TestDatabase;
let open: OpenInstallation;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alba-packs-'));
  lesson = join(folder, 'mine/us/lessons/us-sci-ice-floats');
  cpSync(fixture, lesson, { recursive: true });
  mkdirSync(join(folder, 'content'));
  test = await createTestDatabase();
  open = (work) => work({ db: test.owner, storage: storage(), clock, contentDir: join(folder, 'content') });
});
afterEach(async () => {
  await test.drop();
  rmSync(folder, { recursive: true });
});

const storage = () => folderStorage(join(folder, 'media'));
async function run(...typed: string[]): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const code = await runContent(typed, (line) => lines.push(line), { import: importCommand(open), export: exportCommand(open) });
  return { code, text: lines.join('\n') };
}
function change(file: string, from: string | RegExp, to: string, where = lesson): void {
  const text = readFileSync(join(where, file), 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from}`);
  writeFileSync(join(where, file), changed);
}
function filesIn(place: string): Record<string, string> {
  const files = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map((entry) => [join(entry.parentPath, entry.name).slice(place.length + 1), readFileSync(join(entry.parentPath, entry.name), 'latin1')]),
  );
}
async function library() {
  const result = await sql<{ packId: string; title: string; versions: number; by: string; isOffered: boolean }>`
    select pack_id as "packId", title, brought_by as by, withdrawn_at is null as "isOffered", (select count(*) from lesson_version v where v.lesson_id = l.lesson_id) as versions
    from lesson l order by pack_id`.execute(test.owner);
  return result.rows;
}
/** A lesson under another id beside the first. */
function another(id: string): string {
  const place = join(folder, 'mine/us/lessons', id);
  cpSync(fixture, place, { recursive: true });
  change('lesson.yaml', 'id: us-sci-ice-floats', `id: ${id}`, place);
  return place;
}

describe('@K-PACKS content import', () => {
  it('brings a lesson in, says that nothing changed the second time, and what changed the third', async () => {
    expect(await run('import', lesson)).toEqual({ code: 0, text: 'us lesson us-sci-ice-floats: new\n\n1 new, 0 changed, 0 unchanged' });
    expect(await run('import', lesson)).toEqual({ code: 0, text: '\n0 new, 0 changed, 1 unchanged' });
    change('lesson.yaml', /title: .*/, 'title: "Ice on Top"');
    change('parts/build.yaml', 'answer: 20', 'answer: 21');
    const third = await run('import', lesson);
    expect(third.text).toMatch(
      /us-sci-ice-floats: changed\n {2}changed: title\n {2}questions changed: build-less\n {2}right answers changed: build-less\n {2}work turned in .* remark us-sci-ice-floats/,
    );
    expect(await library()).toMatchObject([{ title: 'Ice on Top', versions: 2, by: 'command' }]);
  });
  it('makes no version of another spelling, but gives that spelling back', async () => {
    await run('import', lesson);
    change('lesson.yaml', /^/, '# a note\n');
    expect((await run('import', lesson)).text).toContain('the same content, written in another way');
    expect(await library()).toMatchObject([{ versions: 1 }]);
    await run('export', 'us-sci-ice-floats', join(folder, 'out'));
    expect(filesIn(join(folder, 'out'))).toEqual(filesIn(lesson));
  });
  it('brings in all or nothing: one mistake keeps every lesson, collection and guide out', async () => {
    const other = another('us-sci-other');
    mkdirSync(join(folder, 'mine/us/guides'));
    cpSync(join(fixture, '../guides/quick-start.yaml'), join(folder, 'mine/us/guides/quick-start.yaml'));
    change('parts/build.yaml', /skill: .*/, 'skill: flying', other);
    const { code, text } = await run('import', join(folder, 'mine'));
    expect(code).toBe(1);
    expect(text).toMatch(/mine\/us\/lessons\/us-sci-other\/parts\/build\.yaml:\d+ error questions\[0\]\.skill: must be one of/);
    expect(text).toContain('Nothing was imported: 1 to mend.');
    expect(await library()).toEqual([]);
    expect(await test.owner.selectFrom('edition_guide').selectAll().execute()).toEqual([]);
    change('parts/build.yaml', 'skill: flying', 'skill: cause-effect', other);
    expect((await run('import', join(folder, 'mine'))).text).toContain('3 new, 0 changed, 0 unchanged');
    expect((await run('import', join(folder, 'mine'))).text).toContain('0 new, 0 changed, 3 unchanged');
  });
  it('brings in a collection with its lessons, and sees when it changed', async () => {
    for (const { lesson: id } of soundCollection.lessons) another(id);
    const place = join(folder, 'mine/us/collections/us-sci-cold');
    cpSync(join(fixture, 'images'), join(place, 'images'), { recursive: true });
    const put = (more: object) => writeFileSync(join(place, 'collection.yaml'), JSON.stringify({ ...soundCollection, ...more }));
    put({});
    expect((await run('import', join(folder, 'mine'))).text).toContain('us collection us-sci-cold: new');
    put({ title: 'Colder' });
    expect((await run('import', join(folder, 'mine'))).text).toBe('us collection us-sci-cold: changed\n\n0 new, 1 changed, 4 unchanged');
  });
  it('takes a ZIP, and refuses one that plays tricks before anything is in', async () => {
    const zip = join(folder, 'packs.zip');
    const entries = Object.entries(filesIn(join(folder, 'mine'))).map(([name, content]) => ({ name, content: Buffer.from(content, 'latin1') }));
    writeFileSync(zip, makeZip([...entries, { name: 'us/lessons/us-sci-ice-floats/passwd.yaml', content: '/etc/passwd', mode: 0o120777 }]));
    const refused = await run('import', zip);
    expect(refused).toMatchObject({ code: 2 });
    expect(refused.text).toContain('passwd.yaml" is a link or a device');
    expect(await library()).toEqual([]);
    writeFileSync(zip, makeZip(entries));
    expect((await run('import', zip)).text).toContain('us-sci-ice-floats: new');
    expect((await run('import', zip)).text).toContain('1 unchanged');
  });
  it('refuses a lesson that is given twice or lies in the folder of another edition', async () => {
    cpSync(lesson, join(folder, 'again/us/lessons/us-sci-ice-floats'), { recursive: true });
    expect((await run('import', join(folder, 'mine'), join(folder, 'again'))).text).toContain('"us-sci-ice-floats" was given twice');
    cpSync(lesson, join(folder, 'wrong/br/lessons/us-sci-ice-floats'), { recursive: true });
    expect((await run('import', join(folder, 'wrong'))).text).toContain('is us, but the folder is of br');
    expect(await library()).toEqual([]);
  });
  it('refuses a code that no framework beside the lessons has', async () => {
    cpSync(resolve(import.meta.dirname, '../../../../content/us/standards'), join(folder, 'mine/us/standards'), { recursive: true });
    change('lesson.yaml', 'code: 5-PS1-3', 'code: 5-PS9-9');
    expect((await run('import', lesson)).text).toMatch(/lesson\.yaml:14 error standards\[0\]\.code: ngss has no "5-PS9-9"; the nearest are /);
    change('lesson.yaml', 'code: 5-PS9-9', 'code: 4-ESS2-2');
    expect((await run('import', lesson)).text).toContain('us-sci-ice-floats: new');
  });
  it('stays through a start of the platform, which neither withdraws nor overwrites it', async () => {
    const shelf = join(folder, 'content/us/lessons/us-sci-ice-floats');
    cpSync(lesson, shelf, { recursive: true });
    const start = () => importContent(test.owner, { contentDir: join(folder, 'content'), storage: storage(), clock, progress: () => {} });
    await start();
    change('lesson.yaml', /title: .*/, 'title: "Mine"');
    await run('import', lesson, another('us-sci-other'));
    change('lesson.yaml', /title: .*/, 'title: "Theirs"', shelf);
    await start();
    expect(await library()).toMatchObject([
      { title: 'Mine', by: 'command', isOffered: true },
      { packId: 'us-sci-other', isOffered: true },
    ]);
    await run('import', shelf);
    expect((await library())[0]).toMatchObject({ title: 'Theirs', by: 'library' });
  });
  it('stores pictures again that were lost', async () => {
    await run('import', lesson);
    rmSync(join(folder, 'media'), { recursive: true });
    await run('import', lesson);
    const media = await test.owner.selectFrom('media').select('name').execute();
    for (const { name } of media) expect(await storage().exists(name)).toBe(true);
  });
  it.each([
    [['import'], 'Name a folder'],
    [['import', 'no/such'], 'There is no folder "no/such"'],
    [['export', 'us-sci-none', '/tmp/never-made'], 'The library offers no lesson "us-sci-none"'],
    [['export', '--all'], 'Name a lesson (or --all) and where it goes'],
  ])('%j is wrong', async (typed, says) => {
    const { code, text } = await run(...typed);
    expect(code).toBe(2);
    expect(text).toContain(says);
  });
});

describe('@K-PACKS content export', () => {
  it('gives back byte for byte what was imported, as a folder and as a ZIP that comes in again', async () => {
    writeFileSync(join(lesson, 'review.md'), Buffer.from('não\r\n\u0000\ttrailing  '));
    change('lesson.yaml', /\n/, '\r\n# a note with two spaces  \n');
    await run('import', lesson);
    const out = join(folder, 'out');
    expect((await run('export', 'us/us-sci-ice-floats', out)).text).toBe(`1 lesson, ${Object.keys(filesIn(lesson)).length} files in ${out}`);
    expect(filesIn(out)).toEqual(filesIn(lesson));
    const zip = join(folder, 'all.zip');
    await run('export', '--all', zip);
    await test.drop();
    test = await createTestDatabase();
    expect((await run('import', zip)).text).toContain('us-sci-ice-floats: new');
    await run('export', '--all', join(folder, 'again'));
    expect(filesIn(join(folder, 'again/us/lessons/us-sci-ice-floats'))).toEqual(filesIn(lesson));
  });
  it('gives back every lesson of the platform as it came with it', async () => {
    const shelf = join(folder, 'content/us/lessons/us-sci-ice-floats');
    cpSync(lesson, shelf, { recursive: true });
    await importContent(test.owner, { contentDir: join(folder, 'content'), storage: storage(), clock, progress: () => {} });
    await run('export', '--all', join(folder, 'out'));
    expect(filesIn(join(folder, 'out'))).toEqual(filesIn(join(folder, 'content')));
  });
  it('never writes over anything, and leaves nothing half written', async () => {
    await run('import', lesson);
    const out = join(folder, 'there');
    mkdirSync(out);
    expect((await run('export', 'us-sci-ice-floats', out)).code).toBe(2);
    await test.owner.deleteFrom('pack_file').execute();
    await expect(run('export', 'us-sci-ice-floats', join(folder, 'lost'))).rejects.toThrow('is not in the store any more');
    expect(existsSync(join(folder, 'lost'))).toBe(false);
    expect(readdirSync(dirname(out)).filter((name) => name.startsWith('.export-'))).toEqual([]);
  });
  it('keeps keys away from the application', async () => {
    await run('import', lesson);
    await expect(test.db.selectFrom('pack_file').selectAll().execute()).rejects.toThrow(/permission denied/);
    await expect(test.db.selectFrom('lesson_pack').selectAll().execute()).rejects.toThrow(/permission denied/);
  });
});
