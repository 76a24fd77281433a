import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Change, soundLesson, withChanges } from '../testing/planted.ts';
import { runContent } from './content.ts';

function run(...args: string[]): { code: number; lines: string[] } {
  const lines: string[] = [];
  return { code: runContent(args, (line) => lines.push(...line.split('\n'))), lines };
}
const warning: Change = { file: 'parts/spark.yaml', find: 'how cold is the wax?"', put: 'how cold is the wax!"' };
const error: Change = { file: 'lesson.yaml', find: 'grades: [4]', put: 'grades: [9]' };

describe('content check', () => {
  it('is quiet and content with a sound lesson', () => {
    const { code, lines } = run('check', soundLesson);
    expect(code).toBe(0);
    expect(lines.at(-1)).toBe('1 lesson, 0 errors, 0 warnings');
  });
  it('fails on an error and says file, line, field and what to do', () => {
    withChanges([error], (folder) => {
      const { code, lines } = run('check', folder);
      expect(code).toBe(1);
      expect(lines.join('\n')).toMatch(/lesson\.yaml:10 error grades: 9 lies outside the band 3-5/);
    });
  });
  it('fails on a warning only when strict', () => {
    withChanges([warning], (folder) => {
      expect(run('check', folder).code).toBe(0);
      expect(run('check', folder, '--strict').code).toBe(1);
    });
  });
  it('prints the numbers of the shelf', () => {
    const text = run('check', soundLesson, '--stats').lines.join('\n');
    expect(text).toContain('questions  11 scored (14 points), 1 open');
    expect(text).toMatch(/skills .*cause-effect 3/);
    expect(text).toMatch(/text rings-of-water\n\s+1 400L-550L\s+57\s+7\.1/);
    expect(text).toContain('article ship-and-iceberg');
  });
  it('checks every lesson of the library without a folder', () => {
    const lessons = ['us', 'br', 'eslac'].flatMap((edition) => {
      const folder = new URL(`../../../../content/${edition}/lessons`, import.meta.url);
      return readdirSync(folder);
    });
    expect(run('check').lines.at(-1)).toMatch(new RegExp(`^${lessons.length} lesson`));
  });
  it.each([
    [[], 2, 'npm run content -- check'],
    [['--help'], 0, '--strict'],
    [['bake'], 2, 'There is no command "bake"'],
    [['check', '--fast'], 2, 'There is no option "--fast"'],
    [['check', 'no/such/lesson'], 2, 'There is no folder "no/such/lesson"'],
  ])('answers %j', (args, code, says) => {
    const result = run(...args);
    expect(result.code).toBe(code);
    expect(result.lines.join('\n')).toContain(says);
  });
});
