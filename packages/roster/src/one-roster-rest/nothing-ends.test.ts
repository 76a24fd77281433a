import fc from 'fast-check';
import { expect, it } from 'vitest';
import { enrollmentId, type RosterFeed } from '../model/index.ts';
import { type HeldRoster, planChanges } from '../plan/index.ts';
import { AskFailed } from '../server-source.ts';
import { now, testServer } from '../testing/test-server.ts';
import { testWorld } from '../testing/test-world.ts';

const test = testServer();
const today = '2026-11-02';

/** What we hold once a feed has been applied. */
const heldFrom = ({ schools, people, classes, enrollments }: RosterFeed): HeldRoster => ({
  schools: new Map(schools.map((school) => [school.id, school])),
  people: new Map(people.map((record) => [record.id, { record, isEnded: false }])),
  classes: new Map(classes.map((record) => [record.id, { record, isEnded: false }])),
  enrollments: new Map(enrollments.map((place) => [enrollmentId(place), place])),
});
const changesOf = (held: HeldRoster, feed: RosterFeed) => [...planChanges(held, feed, today).parts.values()].flat();

it('@C-ONEROSTER however a server fails, nobody leaves a class by it, and what is back is as it was', async () => {
  await test.start({ mostInPage: 2 });
  const held = heldFrom((await test.read()).feed);
  const failing = fc.record({
    // requests that fail for good: those with this in their address, from so many on
    where: fc.constantFrom('orgs', 'academicSessions', 'courses', 'classes', 'users', 'enrollments', 'school-1', 'school-2', 'offset=2', 'offset=4', '/'),
    from: fc.nat({ max: 30 }),
    why: fc.constantFrom('unreachable' as const, 'timeout' as const, 'too-large' as const, 500, 502, 429, 'page' as const),
    kind: fc.constantFrom('full' as const, 'delta' as const),
  });
  await fc.assert(
    fc.asyncProperty(failing, async ({ where, from, why, kind }) => {
      let asked = 0;
      const world = testWorld({ now });
      const ask: typeof world.ask = async (url, request) => {
        asked += 1;
        if (!url.includes(where) || asked <= from) return world.ask(url, request);
        if (typeof why === 'number') return { status: why, headers: {}, body: '' };
        if (why === 'page') return { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>Maintenance</html>' };
        throw new AskFailed(why);
      };
      const cursor = { since: '2026-08-01T00:00:00.000Z', fullAt: '2026-11-02T00:00:00.000Z' };
      const { feed } = await test.read(kind, cursor, { world: { ...world, ask } });
      expect(changesOf(held, feed)).toEqual([]);
    }),
    { numRuns: 60 },
  );
  expect(changesOf(held, (await test.read()).feed)).toEqual([]);
});
