import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lessonFolders } from '../load/lesson-folders.ts';
import { soundLesson } from '../testing/planted.ts';
import { checkLesson } from './check-lesson.ts';

const content = resolve(import.meta.dirname, '../../../../content');
let edition: string;
let lesson: string;
beforeEach(() => {
  edition = mkdtempSync(join(tmpdir(), 'alba-edition-'));
  lesson = join(edition, 'lessons/us-sci-ice-floats');
  cpSync(soundLesson, lesson, { recursive: true });
});
afterEach(() => rmSync(edition, { recursive: true }));

const problems = () => checkLesson(lesson, lesson).problems.map(({ file, line, field, message }) => `${file}:${line} ${field} ${message}`);
const put = (slug: string, ...codes: string[]) => {
  const given = JSON.parse(readFileSync(join(content, 'us/standards/ngss.json'), 'utf8'));
  const items = codes.map((code, index) => ({ ...given.CFItems[index], humanCodingScheme: code }));
  mkdirSync(join(edition, 'standards'), { recursive: true });
  writeFileSync(join(edition, 'standards', `${slug}.json`), JSON.stringify({ CFDocument: given.CFDocument, CFItems: items }));
};

describe('@K-STANDARDS the standards of a lesson', () => {
  it('are not asked where there are no frameworks', () => expect(problems()).toEqual([]));

  it('must be codes of a framework of its edition; the nearest are named', () => {
    put('ngss', '5-PS1-3', '5-PS1-4', '4-ESS2-2');
    expect(problems()).toEqual([]);
    put('ngss', '5-PS1-4', '5-PS1-2', '5-LS1-1', '4-ESS2-2');
    expect(problems()).toEqual(['lesson.yaml:14 standards[0].code ngss has no "5-PS1-3"; the nearest are 5-PS1-2, 5-PS1-4, 5-LS1-1']);
  });

  it('must be of a framework that there is', () => {
    put('c3', '5-PS1-3');
    expect(problems()).toEqual(['lesson.yaml:14 standards[0].framework the us edition has no framework "ngss"; it has c3']);
  });

  it('are each named once', () => {
    put('ngss', '5-PS1-3');
    const file = join(lesson, 'lesson.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/( {2}- \{ framework.*\n)/, '$1$1'));
    expect(problems()).toEqual(['lesson.yaml:15 standards[1] names ngss 5-PS1-3 a second time']);
  });

  it.each(lessonFolders(content).map((folder) => ({ folder, name: folder.slice(content.length + 1) })))('are right in $name', ({ folder }) => {
    const own = checkLesson(folder, folder).problems.filter(({ field }) => field.startsWith('standards'));
    expect(own).toEqual([]);
  });
});
