import { createRosterConnection, loadRosterRun, type RosterRun, startRosterRun } from '@alba/contract/rostering';
import { emptyFeed, type RosterClass, type RosterEnrollment, type RosterFeed, type RosterPerson } from '@alba/roster/model/index';
import { expect } from 'vitest';
import { createLog } from '../../../platform/log/index.ts';
import { folderStorage } from '../../../platform/storage/index.ts';
import { newKey } from '../../../testing/attempt-scene.ts';
import { keysOfTests, testApp } from '../../../testing/test-app.ts';
import type { RosterServices } from '../services.ts';
import { workOnce } from '../work.ts';

export const student = (id: string, more: Partial<RosterPerson> = {}): RosterPerson => ({
  ...{ id, firstName: `First ${id}`, lastName: `Last ${id}`, schoolId: 's1', roles: [{ role: 'student', schoolId: more.schoolId ?? 's1' }] },
  ...more,
});
export const teacher = (id: string, more: Partial<RosterPerson> = {}): RosterPerson => ({
  ...student(id, more),
  ...{ roles: [{ role: 'teacher', schoolId: more.schoolId ?? 's1' }], email: `${id}@school.example` },
  ...more,
});
export const classOf = (id: string, more: Partial<RosterClass> = {}): RosterClass => ({ id, schoolId: 's1', name: `Class ${id}`, grades: [6], ...more });
export const studies = (personId: string, classId: string): RosterEnrollment => ({ personId, classId, role: 'student' });
export const teaches = (personId: string, classId: string, isPrimary = true): RosterEnrollment => ({ personId, classId, role: 'teacher', isPrimary });

/** Everything of one school: class c1 with teacher t1 and students p1 to p3. */
export const smallSchool = (more: Partial<RosterFeed> = {}): RosterFeed => ({
  ...emptyFeed('full'),
  schools: [{ id: 's1', name: 'Cedar Hill School' }],
  people: [teacher('t1'), student('p1'), student('p2'), student('p3')],
  classes: [classOf('c1', { name: 'Science 6' })],
  enrollments: [teaches('t1', 'c1'), studies('p1', 'c1'), studies('p2', 'c1'), studies('p3', 'c1')],
  ...more,
});

type App = Awaited<ReturnType<typeof testApp>>;

/** What the source of a connection says, for whoever takes its runs further. */
export function sourcesOf(test: App) {
  const said = new Map<number, RosterFeed>();
  const services: RosterServices = {
    ...{ db: test.db, clock: test.clock, keys: keysOfTests, log: createLog({ level: 'silent', readable: false }), providers: {} },
    documents: folderStorage('/tmp/alba-test-data/documents'),
    openServer: ({ connectionId }) => ({
      read: async () => ({ feed: said.get(connectionId) ?? { ...emptyFeed('full'), untold: { everything: true } }, problems: [], cursor: { at: 'now' } }),
      tryOut: async () => ({ isReached: true, schools: [] }),
    }),
  };
  return { said, services };
}

/** A district whose administrator connects sources and starts runs. */
export async function rosterScene({ app }: { app?: App } = {}) {
  const test = app ?? (await testApp());
  const admin = await test.given.admin();
  const me = test.as(admin);
  const { said, services } = sourcesOf(test);
  let connections = 0;

  async function connect(source: 'CLEVER' | 'ONE_ROSTER' = 'ONE_ROSTER'): Promise<number> {
    connections += 1;
    const server = { baseUrl: `https://roster-${connections}.example`, version: '1.2' as const, signing: 'oauth1-sha256' as const };
    const { status, body } = await me.call(createRosterConnection, {
      body: {
        source,
        way: 'server',
        name: `Source ${connections}`,
        settings: { reading: 'lenient', server },
        keys: { id: 'id', secret: 'secret' },
        schedule: 'off',
      },
    });
    expect(status).toBe(200);
    return body.connectionId;
  }
  const work = async () => {
    while (await workOnce(services));
  };
  const load = async (runId: number) => (await me.call(loadRosterRun, { params: { runId } })).body;

  /** Lets the source say something, and takes the run as far as it goes by itself. */
  async function run(connectionId: number, feed: RosterFeed, { isDry = false }: { isDry?: boolean } = {}) {
    said.set(connectionId, feed);
    const started = await me.call(startRosterRun, { params: { connectionId }, body: { kind: feed.kind, isDry }, idempotencyKey: newKey() });
    expect(started.status).toBe(200);
    await work();
    return load(started.body.runId);
  }
  const states = (runs: readonly RosterRun[]) => runs.map(({ state }) => state);
  const query = async (text: TemplateStringsArray, ...values: unknown[]) => rowsOf(test, text, values);
  return { ...test, admin, me, said, services, connect, work, load, run, states, query };
}

async function rowsOf(test: App, text: TemplateStringsArray, values: readonly unknown[]): Promise<Record<string, unknown>[]> {
  const { poolOf } = await import('../../../platform/db/index.ts');
  const statement = text.reduce((whole, part, index) => `${whole}$${index}${part}`);
  return (await poolOf(test.owner).query(statement, [...values])).rows;
}
