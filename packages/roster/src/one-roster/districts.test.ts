import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EditionId } from '@alba/domain/editions';
import type { Changes } from '@alba/testing/rosters/changes';
import { District } from '@alba/testing/rosters/district';
import { writePackage } from '@alba/testing/rosters/write-package';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enrollmentId, type RosterFeed } from '../model/index.ts';
import { emptyRoster } from '../plan/held.ts';
import { changesOf, liveOf, taken } from '../plan/testing.ts';
import { readOneRosterPackage } from './index.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'alba-district-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

type Given = { version: '1.1' | '1.2'; kind?: 'bulk' | 'delta'; changes?: Changes; isZip?: boolean };
let written = 0;

/** Writes a district and reads it back; strict finds nothing wrong with it. */
async function readBack(district: District, { version, kind = 'bulk', changes = {}, isZip = true }: Given): Promise<RosterFeed> {
  written += 1;
  const path = join(folder, `${written}${isZip ? '.zip' : ''}`);
  await writePackage(path, { district, version, kind, changes }, { isZip });
  const { feed, problems } = await readOneRosterPackage({ kind: isZip ? 'zip' : 'folder', path }, { mode: 'strict', today: '2026-10-01' });
  expect(problems).toEqual([]);
  return feed as RosterFeed;
}

const plans = fc.record({
  edition: fc.constantFrom<EditionId>('us', 'br', 'eslac'),
  schools: fc.integer({ min: 1, max: 5 }),
  users: fc.integer({ min: 20, max: 120 }),
  classes: fc.integer({ min: 5, max: 40 }),
  enrollments: fc.integer({ min: 40, max: 400 }),
  seed: fc.integer({ min: 1, max: 1000 }),
});
const version = fc.constantFrom('1.1' as const, '1.2' as const);

describe('@C-ONEROSTER a generated district', () => {
  it('is read back as it was written, whatever its size, version and language', async () => {
    await fc.assert(
      fc.asyncProperty(plans, version, fc.boolean(), async (plan, version, isZip) => {
        const district = new District(plan);
        const feed = await readBack(district, { version, isZip });
        expect(feed.schools.map(({ name }) => name)).toEqual(Array.from({ length: plan.schools }, (_, at) => district.schoolName(at)));
        const students = feed.people.filter(({ roles }) => roles.some(({ role }) => role === 'student'));
        expect(students.map(({ id, firstName, lastName, username, grade }) => ({ id, firstName, lastName, username, grade }))).toEqual(
          Array.from({ length: district.students }, (_, at) => {
            const { id, firstName, lastName, username, grade } = district.student(at);
            return { id, firstName, lastName, username, grade };
          }),
        );
        expect(feed.classes.map(({ name, grades }) => ({ name, grades }))).toEqual(
          Array.from({ length: plan.classes }, (_, at) => ({ name: district.class(at).title, grades: [district.class(at).grade] })),
        );
        const places = Array.from({ length: district.students }, (_, at) =>
          district.classesOf(at).map((of) => `student:${district.class(of).id}:${district.student(at).id}`),
        );
        expect(feed.enrollments.filter(({ role }) => role === 'student').map(enrollmentId)).toEqual(places.flat());
      }),
      { numRuns: 12 },
    );
  });

  it('a month later: the whole package and the changes lead to the same roster', async () => {
    const changes = { leave: 4, join: 3, move: 5, rename: 2 };
    await fc.assert(
      fc.asyncProperty(plans, version, async (plan, version) => {
        const district = new District(plan);
        const [before, later, delta] = [
          await readBack(district, { version }),
          await readBack(district, { version, changes }),
          await readBack(district, { version, kind: 'delta', changes }),
        ];
        expect([before.kind, later.kind, delta.kind]).toEqual(['full', 'full', 'delta']);
        const held = taken(emptyRoster(), before);
        expect(liveOf(taken(held, delta))).toEqual(liveOf(taken(held, later)));
        expect(changesOf(taken(held, delta), later)).toEqual([]);
        expect(changesOf(held, before)).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });

  it('is the same to the byte every time', async () => {
    const plan = { edition: 'br' as const, schools: 2, users: 60, classes: 12, enrollments: 200 };
    for (const name of ['one', 'other']) await writePackage(join(folder, name), { district: new District(plan), version: '1.2', kind: 'bulk' });
    for (const file of ['users.csv', 'roles.csv', 'classes.csv', 'enrollments.csv', 'manifest.csv']) {
      expect(readFileSync(join(folder, 'one', file)).equals(readFileSync(join(folder, 'other', file)))).toBe(true);
    }
  });

  it('has names of its language', () => {
    const names = (edition: EditionId) => {
      const district = new District({ edition, schools: 2, users: 400, classes: 10, enrollments: 400 });
      return Array.from({ length: district.students }, (_, at) => district.student(at).lastName);
    };
    expect(names('us')).toContain("O'Connor");
    expect(names('br').some((name) => name.startsWith('da Silva'))).toBe(true);
    expect(names('eslac').every((name) => name.includes(' '))).toBe(true);
  });
});
