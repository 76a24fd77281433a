import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { CasePackage } from '@alba/content/standards/case.schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countStatements } from '../platform/db/index.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { importStandards } from './import-standards.ts';

const fixtures = resolve(import.meta.dirname, '../../../../packages/content/fixtures/standards');
let contentDir: string;
let test: TestApp;
let told: string[];

beforeEach(async () => {
  contentDir = mkdtempSync(join(tmpdir(), 'alba-standards-'));
  mkdirSync(join(contentDir, 'us/standards'), { recursive: true });
  told = [];
  test = await testApp();
});
afterEach(() => rmSync(contentDir, { recursive: true }));

const run = () => importStandards(test.owner, { contentDir, clock: test.clock, progress: (line) => told.push(line) });
const read = (name: string): CasePackage => JSON.parse(readFileSync(join(fixtures, `${name}.json`), 'utf8'));
const put = (slug: string, given: unknown) => writeFileSync(join(contentDir, 'us/standards', `${slug}.json`), JSON.stringify(given));

/** The package as the rows of a framework make it up. */
async function packageOf(slug: string): Promise<unknown> {
  const { owner } = test;
  const framework = await owner.selectFrom('framework').select(['framework_id', 'package']).where('slug', '=', slug).executeTakeFirstOrThrow();
  const of = framework.framework_id;
  const items = await owner
    .selectFrom('standard')
    .select('item')
    .where('framework_id', '=', of)
    .where('retired_at', 'is', null)
    .orderBy('package_place')
    .execute();
  const ends = await owner.selectFrom('standard_association').select('association').where('framework_id', '=', of).orderBy('package_place').execute();
  return { ...(framework.package as object), CFItems: items.map(({ item }) => item), CFAssociations: ends.map(({ association }) => association) };
}

async function standards() {
  const rows = await test.owner.selectFrom('standard').select(['standard_id', 'code', 'statement', 'retired_at']).orderBy('place').execute();
  return rows.map((row) => ({ id: row.standard_id, code: row.code, statement: row.statement, isRetired: row.retired_at !== null }));
}

describe('@K-STANDARDS importing frameworks', () => {
  it.each(['case-1.0', 'case-1.1'])('keeps all of a %s package: unknown fields, and ends that lie elsewhere', async (name) => {
    put('riverbend', read(name));
    await run();
    expect(await packageOf('riverbend')).toEqual(read(name));
  });

  it('does nothing when no file changed, and puts a changed one in its place under the same ids', async () => {
    const first = read('case-1.0');
    put('riverbend', first);
    await run();
    const before = await standards();
    expect(told).toEqual(['Content: Riverbend Science Standards (3 standards)']);
    told = [];
    const { statements } = await countStatements(test.owner, run);
    expect(told).toEqual([]);
    expect(statements.filter((statement) => /insert into "?standard/.test(statement))).toEqual([]);

    const [strand, tenth, second] = first.CFItems ?? [];
    put('riverbend', { ...first, CFItems: [strand, { ...second, fullStatement: 'Draw a gas.' }] });
    await run();
    const after = await standards();
    expect(after).toHaveLength(3);
    expect(after.find(({ code }) => code === tenth?.humanCodingScheme)).toMatchObject({ isRetired: true });
    expect(after.find(({ code }) => code === 'SCI.5.M.2')).toEqual({ ...before.find(({ code }) => code === 'SCI.5.M.2'), statement: 'Draw a gas.' });
    put('riverbend', first);
    await run();
    expect(await standards()).toEqual(before);
  });

  it('leaves a package with a mistake out whole, says where, and keeps what was there', async () => {
    put('riverbend', read('case-1.0'));
    await run();
    const before = await packageOf('riverbend');
    const [first, ...others] = read('case-1.0').CFItems ?? [];
    put('riverbend', {
      ...read('case-1.0'),
      CFItems: [
        { ...first, fullStatement: 'Changed' },
        { ...others[0], identifier: 'odd' },
      ],
    });
    await run();
    expect(told.at(-1)).toMatch(/us\/riverbend is left out \(CFItems\[1\]\.identifier does not have the right form/);
    expect(await packageOf('riverbend')).toEqual(before);
  });

  it('no longer offers a framework whose file is gone, and offers it again with the same ids', async () => {
    put('riverbend', read('case-1.0'));
    await run();
    const before = await standards();
    rmSync(join(contentDir, 'us/standards/riverbend.json'));
    await run();
    expect(told.at(-1)).toContain('riverbend has no file any more');
    expect((await test.owner.selectFrom('framework').select('withdrawn_at').executeTakeFirstOrThrow()).withdrawn_at).not.toBeNull();
    put('riverbend', read('case-1.0'));
    await run();
    expect((await test.owner.selectFrom('framework').select('withdrawn_at').executeTakeFirstOrThrow()).withdrawn_at).toBeNull();
    expect(await standards()).toEqual(before);
  });

  it('aligns lessons by the codes of their current versions; codes of no framework and of other editions align to nothing', async () => {
    const aligned = (framework: string, ...codes: [string, 'full' | 'partial'][]) => ({
      standards: codes.map(([code, match]) => ({ framework, code, match })),
    });
    const ours = await test.given.lesson({ key: aligned('riverbend', ['SCI.5.M.2', 'partial'], ['SCI.5.M.10', 'full'], ['SCI.5.M.99', 'full']) });
    await test.given.lesson({ key: aligned('elsewhere', ['SCI.5.M.2', 'full']) });
    await test.given.lesson({ edition: 'br', key: aligned('riverbend', ['SCI.5.M.2', 'full']) });
    put('riverbend', read('case-1.0'));
    await run();
    const alignments = async () =>
      test.owner
        .selectFrom('alignment')
        .innerJoin('standard', 'standard.standard_id', 'alignment.standard_id')
        .select(['lesson_id', 'code', 'match'])
        .orderBy('code')
        .execute();
    const of = (code: string, match: string) => ({ lesson_id: ours.lessonId, code, match });
    expect(await alignments()).toEqual([of('SCI.5.M.10', 'full'), of('SCI.5.M.2', 'partial')]);

    const key = JSON.stringify(aligned('riverbend', ['SCI.5.M.2', 'full']));
    await test.owner.updateTable('lesson_version').set({ key }).where('version_id', '=', ours.versionId).execute();
    await run();
    expect(await alignments()).toEqual([of('SCI.5.M.2', 'full')]);
    // a lesson goes on naming what a newer package no longer has
    const given = read('case-1.0');
    put('riverbend', { ...given, CFItems: given.CFItems?.filter(({ humanCodingScheme }) => humanCodingScheme !== 'SCI.5.M.2') });
    await run();
    expect(await alignments()).toEqual([of('SCI.5.M.2', 'full')]);
  });

  it('takes a framework of many thousand standards', async () => {
    const given = read('case-1.0');
    const [item] = given.CFItems ?? [];
    const [association] = given.CFAssociations ?? [];
    const uuid = (kind: number, index: number) => `c0a80101-000${kind}-4000-8000-${String(index).padStart(12, '0')}`;
    const count = 2_500;
    put('big', {
      ...given,
      CFItems: Array.from({ length: count }, (_, index) => ({ ...item, identifier: uuid(1, index), humanCodingScheme: `X.${index}` })),
      CFAssociations: Array.from({ length: count }, (_, index) => ({
        ...association,
        identifier: uuid(2, index),
        originNodeURI: { ...association?.originNodeURI, identifier: uuid(1, index) },
      })),
    });
    await run();
    expect(await standards()).toHaveLength(count);
    expect((await test.owner.selectFrom('standard_association').select('identifier').execute()).length).toBe(count);
  });
});
