import { makeZip } from '@alba/content/testing/make-zip';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rosterProblemCodes } from '../../model/index.ts';
import { bytesOf, entriesOf, type Files, readZip, small } from '../../testing/small-package.ts';
import type { PackageReading } from './reading.ts';

/** Bytes that somebody's editor, disk or cat walked over. */
const damage = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    take: fc.integer({ min: 0, max: 12 }),
    put: fc.oneof(
      fc.uint8Array({ maxLength: 6 }),
      fc.constantFrom('"', ',', '\r\n', '\n', ';', '\0', 'é', '{', '=1').map((text) => Buffer.from(text)),
    ),
  }),
  { minLength: 1, maxLength: 4 },
);
type Damage = typeof damage extends fc.Arbitrary<infer T> ? T : never;

const damaged = (bytes: Buffer, all: Damage): Buffer =>
  all.reduce((done: Buffer, { at, take, put }) => {
    const from = Math.floor(at * done.length);
    return Buffer.concat([done.subarray(0, from), put, done.subarray(from + take)]);
  }, bytes);

/** Whatever a package is, it is told about and never thrown. */
function isTold({ isUsable, feed, problems, counts }: PackageReading): void {
  expect(isUsable).toBe(feed !== undefined);
  if (!isUsable) expect(counts.errors).toBeGreaterThan(0);
  for (const { code, severity } of problems) expect([rosterProblemCodes.includes(code), severity]).toEqual([true, expect.stringMatching(/^(error|warning)$/)]);
  const people = new Set(feed?.people.map(({ id }) => id));
  const classes = new Set(feed?.classes.map(({ id }) => id));
  if (feed?.kind === 'full') for (const place of feed.enrollments) expect([people.has(place.personId), classes.has(place.classId)]).toEqual([true, true]);
}

const version = fc.constantFrom('1.1' as const, '1.2' as const);
const mode = fc.constantFrom('strict' as const, 'lenient' as const);

it('@C-ONEROSTER takes any damage to a file for what it is', { timeout: 30_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(version, mode, fc.nat(6), damage, async (version, mode, which, all) => {
      const files: Files = small[version];
      const name = Object.keys(files)[which] as string;
      const bytes = damaged(bytesOf(files[name] as string[][]), all);
      isTold(await readZip(entriesOf({ ...files, [name]: bytes }), { mode }));
    }),
    { numRuns: 150 },
  );
});

it('@C-ONEROSTER takes any damage to an archive for what it is', { timeout: 30_000 }, async () => {
  const archive = makeZip(entriesOf(small['1.1']));
  await fc.assert(
    fc.asyncProperty(mode, damage, async (mode, all) => isTold(await readZip(damaged(archive, all), { mode }))),
    { numRuns: 100 },
  );
});
