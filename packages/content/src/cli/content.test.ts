import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeZip } from '../testing/make-zip.ts';
import { type Change, plant, soundLesson } from '../testing/planted.ts';
import { soundCollection } from '../testing/sound-collection.ts';
import { runContent } from './content.ts';

async function run(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  return { code: await runContent(args, (line) => lines.push(...line.split('\n'))), lines };
}
const warning: Change = { file: 'parts/spark.yaml', find: 'how cold is the wax?"', put: 'how cold is the wax!"' };
const error: Change = { file: 'lesson.yaml', find: 'grades: [4]', put: 'grades: [9]' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alba-cli-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function planted(change: Change): string {
  const lesson = join(folder, 'us/lessons/us-sci-ice-floats');
  plant(lesson, [change]);
  return lesson;
}

/** A library with three lessons, a collection of them and a guide of the edition. */
function smallLibrary(): string {
  for (const name of soundCollection.lessons.map(({ lesson }) => lesson)) {
    const place = join(folder, 'us/lessons', name);
    cpSync(soundLesson, place, { recursive: true });
    const head = join(place, 'lesson.yaml');
    writeFileSync(head, readFileSync(head, 'utf8').replace('id: us-sci-ice-floats', `id: ${name}`));
  }
  const place = join(folder, 'us/collections/us-sci-cold');
  cpSync(join(soundLesson, 'images'), join(place, 'images'), { recursive: true });
  writeFileSync(join(place, 'collection.yaml'), JSON.stringify(soundCollection));
  cpSync(join(soundLesson, '../guides'), join(folder, 'us/guides'), { recursive: true });
  return folder;
}

describe('@K-PACKS content check', () => {
  it('is quiet and content with a sound lesson', async () => {
    const { code, lines } = await run('check', soundLesson);
    expect(code).toBe(0);
    expect(lines.at(-1)).toBe('1 lesson, 0 errors, 0 warnings');
  });
  it('fails on an error and says file, line, field and what to do', async () => {
    const { code, lines } = await run('check', planted(error));
    expect(code).toBe(1);
    expect(lines.join('\n')).toMatch(/lesson\.yaml:10 error grades: 9 lies outside the band 3-5/);
  });
  it('fails on a warning only when strict', async () => {
    const lesson = planted(warning);
    expect((await run('check', lesson)).code).toBe(0);
    expect((await run('check', lesson, '--strict')).code).toBe(1);
  });
  it('prints the numbers of a lesson', async () => {
    const text = (await run('check', soundLesson, '--stats')).lines.join('\n');
    expect(text).toContain('questions  11 scored (14 points), 1 open');
    expect(text).toMatch(/skills .*cause-effect 3/);
    expect(text).toMatch(/text rings-of-water\n\s+1 400L-550L\s+57\s+7\.1/);
    expect(text).toContain('article ship-and-iceberg');
  });
  it('checks lessons, collections and guides of a library and sums them up', async () => {
    const { code, lines } = await run('check', smallLibrary(), '--stats');
    const text = lines.join('\n');
    expect(code).toBe(0);
    expect(lines.at(-1)).toBe('3 lessons, 1 collection, 1 edition with guides, 0 errors, 0 warnings');
    expect(text).toMatch(/questions {4}33 scored \(42 points\), 3 open/);
    expect(text).toMatch(/media {8}6 files \(svg 6\)/);
    expect(text).toMatch(/guides {7}9 PDFs: teacher 3, activity 3, experiment 0, unit 1, edition 2/);
    expect(text).toMatch(/us-3-5 {2}1 400L-550L\s+FK\s+\d+/);
  });
  it('says what is wrong with a collection and a guide, where they stand', async () => {
    smallLibrary();
    writeFileSync(join(folder, 'us/collections/us-sci-cold/collection.yaml'), JSON.stringify({ ...soundCollection, id: 'us-sci-hot' }));
    writeFileSync(join(folder, 'us/guides/quick-start.yaml'), 'format: 1\nid: other\n');
    const { code, lines } = await run('check', join(folder, 'us'));
    expect(code).toBe(1);
    expect(lines.join('\n')).toMatch(/us\/collections\/us-sci-cold\/collection.yaml:1 error id: is "us-sci-hot"/);
    expect(lines.join('\n')).toMatch(/us\/guides\/quick-start.yaml:\d+ error edition: missing/);
  });
  it('reads a ZIP of a lesson as it reads the folder, and refuses one with tricks', async () => {
    const files = readdirSync(soundLesson, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const entries = files.map((entry) => ({ path: join(entry.parentPath, entry.name) }));
    const zip = join(folder, 'lesson.zip');
    writeFileSync(zip, makeZip(entries.map(({ path }) => ({ name: `us-sci-ice-floats${path.slice(soundLesson.length)}`, content: readFileSync(path) }))));
    expect((await run('check', zip)).lines.at(-1)).toBe('1 lesson, 0 errors, 0 warnings');
    writeFileSync(zip, makeZip([{ name: 'a/link', mode: 0o120777 }]));
    const refused = await run('check', zip);
    expect(refused.code).toBe(2);
    expect(refused.lines.join('\n')).toContain('"a/link" is a link or a device');
  });
  it('checks everything in the library without a folder', async () => {
    const lessons = ['us', 'br', 'eslac'].flatMap((edition) => readdirSync(new URL(`../../../../content/${edition}/lessons`, import.meta.url)));
    expect((await run('check')).lines.at(-1)).toMatch(new RegExp(`^${lessons.length} lesson`));
  });
});

describe('@K-PACKS content new', () => {
  it.each([
    ['us', 'us-sci-thing', 'science', '3-5', 'TODO: the driving question'],
    ['us', 'us-ss-thing', 'social-studies', '6-8', 'TODO: heading 1'],
    ['br', 'br-mat-coisa', 'math', 'ef-anos-finais', 'TODO: a pergunta que conduz a lição'],
    ['eslac', 'es-cie-cosa', 'science', 'primaria-2', 'TODO: la pregunta que guía la lección'],
  ])('begins a lesson of %s whose every fault is something still to write: %s', async (edition, id, subject, band, says) => {
    expect((await run('new', edition, id, '--subject', subject, '--band', band, '--in', folder)).code).toBe(0);
    const { code, lines } = await run('check', join(folder, edition, 'lessons', id));
    expect(code).toBe(1);
    const problems = lines.slice(1, -2);
    const others = problems.filter((line) => !/ error: still to write: .+/.test(line));
    expect(problems.length).toBeGreaterThan(300);
    expect(others).toHaveLength(4);
    for (const line of others) expect(line).toMatch(/there is no images\/[a-z-]+\.svg: add the drawing$/);
    const files = readdirSync(join(folder, edition, 'lessons', id), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')).join('\n')).toContain(says);
    expect(files).toHaveLength(11);
  });
  it('never writes over a lesson', async () => {
    const typed = ['new', 'us', 'us-sci-thing', '--subject', 'science', '--band', '3-5', '--in', folder];
    await run(...typed);
    writeFileSync(join(folder, 'us/lessons/us-sci-thing/lesson.yaml'), 'mine');
    const { code, lines } = await run(...typed);
    expect(code).toBe(2);
    expect(lines.join('\n')).toContain('There is a lesson in');
    expect(readFileSync(join(folder, 'us/lessons/us-sci-thing/lesson.yaml'), 'utf8')).toBe('mine');
  });
});

describe('the command line', () => {
  it.each([
    [[], 2, 'npm run content --'],
    [['--help'], 0, 'check'],
    [['check', '--help'], 0, '--strict'],
    [['video', '--help'], 0, 'storyboard'],
    [['bake'], 2, 'There is no command "bake"'],
    [['constructor'], 2, 'There is no command "constructor"'],
    [['check', '--fast'], 2, 'There is no option "--fast"'],
    [['check', 'no/such/lesson'], 2, 'There is no folder "no/such/lesson"'],
    [['new', 'us', 'x'], 2, '--subject must be one of social-studies, science'],
    [['new', 'us', 'x', '--subject', 'science', '--band', '5'], 2, '--band must be one of k-2, 3-5'],
    [['new', 'us', 'No Id', '--subject', 'science', '--band', '3-5'], 2, 'must be lower case letters'],
    [['new', 'fr', 'x'], 2, 'There is no edition "fr"'],
  ])('answers %j', async (args, code, says) => {
    const result = await run(...args);
    expect(result.code).toBe(code);
    expect(result.lines.join('\n')).toContain(says);
  });
});
