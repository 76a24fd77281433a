import { existsSync, readFileSync } from 'node:fs';
import { refusalStatus } from '@alba/contract/refusals';
import { describe, expect, it } from 'vitest';

/** F-CATALOG: docs/error-catalogue.md is the one list of every error of the specification. What it says has to be so. */
const read = (file: string) => readFileSync(file, 'utf8');
const catalogue = read('docs/error-catalogue.md');

/** The rows of the first table in a piece of Markdown, without its head. */
function rowsOf(markdown: string): string[][] {
  const lines = markdown.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) => line.split('|').slice(1, -1).map(plain));
}
const plain = (cell: string) => cell.replaceAll('`', '').trim();
const listOf = (cell = '') => cell.split(', ').filter((one) => one !== '');

const sections = catalogue.split(/^## /m).slice(1);
const groups = sections.flatMap((section) => {
  const quote = /^> (.*)$/m.exec(section)?.[1];
  return quote === undefined ? [] : [{ title: section.split('\n')[0] ?? '', quote, rows: rowsOf(section) }];
});
const lines = groups.flatMap(({ rows }) =>
  rows.map(([id = '', clause = '', requirement = '', words, refusal = '', shown = '']) => ({ id, clause, requirement, words: listOf(words), refusal, shown })),
);
const others = rowsOf(sections.at(-1) ?? '').map(([refusal = '', words, note = '']) => ({ refusal, words: listOf(words), note }));

/** `comes with reports: /reports` */
const laterOf = (cell: string) => /^comes with (.+?): (.+)$/.exec(cell)?.slice(1) as [issue: string, part: string] | undefined;
const shown = lines.filter((line) => !laterOf(line.shown));
const waiting = lines.filter((line) => laterOf(line.shown));

type Words = { [key: string]: string | Words };

/** What a key says in a language: its own text, or every text of its group, or its plural forms. */
function textsOf(path: string, language: string): string[] {
  const [namespace, key = ''] = path.split(':');
  const file = ['features/', '', 'lib/'].map((folder) => `apps/web/src/${folder}${namespace}/messages/${language}.json`).find((one) => existsSync(one));
  if (!file) return [];
  const steps = key.split('.');
  const last = steps.pop() ?? '';
  const group = steps.reduce<Words>((here, step) => (typeof here[step] === 'object' ? here[step] : {}), JSON.parse(read(file)) as Words);
  return Object.entries(group).flatMap(([name, value]) => (name.replace(/_(zero|one|many|other)$/, '') === last || name === last ? flat(value) : []));
}
const flat = (value: string | Words): string[] => (typeof value === 'string' ? [value] : Object.values(value).flatMap(flat));

function expectWords(paths: string[]): void {
  for (const path of paths) {
    for (const language of ['en', 'pt', 'es']) {
      const texts = textsOf(path, language);
      expect(texts, `${path} in ${language}`).not.toEqual([]);
      for (const text of texts) expect(text, `${path} in ${language}`).toMatch(/\p{L}{2}/u);
    }
  }
}

describe('@F-CATALOG the quoted section', () => {
  it.each(groups)('has a line for every clause of $title', ({ title, quote, rows }) => {
    const clauses = rows.map(([, clause = '']) => clause).toSorted((a, b) => b.length - a.length);
    for (const clause of clauses) expect(quote).toContain(clause);
    const rest = clauses.reduce((text, clause) => text.replace(clause, ''), quote.replace(`${title}: `, ''));
    expect(rest).toMatch(/^[\s;,.]*$/);
  });

  it('gives every line a name of its own', () => expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length));
});

describe(`@F-CATALOG ${shown.length} lines with a journey`, () => {
  const requirements = read('docs/requirements.md');

  it.each(shown)('$id', ({ requirement, words, refusal, shown: cell }) => {
    expect(requirements).toContain(`| ${requirement} |`);
    expectWords(words);
    if (refusal !== '') expect(Object.keys(refusalStatus)).toContain(refusal);
    const [, file, title = ''] = /^(\S+\.spec\.ts) (.+)$/.exec(cell) ?? [];
    expect(file, 'says which journey shows it').toBeDefined();
    const journey = read(`e2e/${file}`);
    expect(journey.includes(`'${title}'`), `e2e/${file} has “${title}”`).toBe(true);
    for (const path of words) expect(isLookedFor(path, journey), `e2e/${file} looks for ${path}`).toBe(true);
  });
});

/** A journey names a message by its key, or builds the key of a step that differs: `join-class:refused.${words}`. */
function isLookedFor(path: string, journey: string): boolean {
  if (journey.includes(path)) return true;
  const starts = [...path.matchAll(/[:.]/g)].map(({ index }) => index + 1);
  return starts.some((start) => journey.includes(`${path.slice(0, start)}\${`) && new RegExp(`\\b${path.slice(start)}\\b`).test(journey));
}

/** Whether docs/not-yet.md still says that a part comes with an issue. */
function isAwaited([issue, part]: [string, string]): boolean {
  const rows = read('docs/not-yet.md')
    .split('\n\n')
    .flatMap((piece) => rowsOf(piece));
  return rows.some(([parts, comesWith]) => comesWith === issue && listOf(parts).includes(part));
}

describe(`@F-CATALOG ${waiting.length} lines whose screen comes later`, () => {
  it.each(waiting)('$id', ({ words, shown: cell }) => {
    expect(words, 'has words only once they are shown').toEqual([]);
    expect(isAwaited(laterOf(cell) ?? ['', '']), `${cell}, says docs/not-yet.md; if it is there now, give the line its words and its journey`).toBe(true);
  });
});

describe('@F-CATALOG every refusal of the server', () => {
  it('has a row, and no other has one', () => {
    const told = [...lines, ...others].map(({ refusal }) => refusal).filter((one) => one !== '');
    const known = Object.keys(refusalStatus);
    expect(
      known.filter((one) => !told.includes(one)),
      'refusals without a row',
    ).toEqual([]);
    expect(
      told.filter((one) => !known.includes(one)),
      'rows of refusals that are no more',
    ).toEqual([]);
  });

  it.each(others)('$refusal has words', ({ words, note }) => {
    const later = laterOf(note);
    if (later) expect(isAwaited(later), note).toBe(true);
    else if (words.length === 0) expect(note, 'why nobody is told').not.toBe('');
    expectWords(words);
  });
});
