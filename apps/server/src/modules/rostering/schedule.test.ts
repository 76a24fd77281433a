import { decideRosterHold } from '@alba/contract/rostering';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentMails } from '../../testing/mails.ts';
import { nextNight, startDueRuns } from './schedule.ts';
import { rosterScene, smallSchool, student, studies, teacher, teaches } from './testing/roster-scene.ts';

describe('@C-ONEROSTER @C-CLEVERSYNC the nightly run', () => {
  it('comes in the small hours of the district, within the next day, also when the clocks change', () => {
    const zones = ['America/New_York', 'America/Sao_Paulo', 'America/Mexico_City', 'America/Los_Angeles', null];
    const now = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(now, fc.constantFrom(...zones), fc.double({ min: 0, max: 0.999, noNaN: true }), (moment, timeZone, chance) => {
        const next = nextNight({ timeZone, edition: 'us' }, moment, () => chance);
        const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone: timeZone ?? 'America/New_York', hour: '2-digit', hourCycle: 'h23' }).format(next));
        expect(hour).toBeGreaterThanOrEqual(1);
        expect(hour).toBeLessThan(5);
        const ahead = next.getTime() - moment.getTime();
        expect(ahead).toBeGreaterThan(0);
        expect(ahead).toBeLessThan(27 * 3_600_000);
      }),
    );
  });

  it('runs what is due once, gives up what nobody decided on, and tells it once a week', async () => {
    const { connect, run, said, services, work, query, clock, db, me, load } = await rosterScene();
    const connectionId = await connect();
    const students = Array.from({ length: 10 }, (_, index) => student(`p${index}`));
    const big = smallSchool({ people: [teacher('t1'), ...students], enrollments: [teaches('t1', 'c1'), ...students.map(({ id }) => studies(id, 'c1'))] });
    await run(connectionId, big);
    await query`update roster_connection set schedule = 'nightly', cursor = '{}', next_run_at = ${clock.now()} where connection_id = ${connectionId}`;
    said.set(connectionId, smallSchool());
    await sentMails({ db, clock });
    expect(await startDueRuns(services)).toBe(1);
    expect(await startDueRuns(services)).toBe(0);
    await work();
    const isHeld = ({ subject }: { subject: string }) => subject.includes('please check');
    expect((await sentMails({ db, clock })).filter(isHeld)).toHaveLength(1);

    clock.advance(86_400_000);
    await query`update roster_connection set next_run_at = ${clock.now()}`;
    expect(await startDueRuns(services)).toBe(1);
    await work();
    expect((await sentMails({ db, clock })).filter(isHeld)).toHaveLength(0);
    const runs = await query`select run_id, state, kind, started_by from roster_run order by run_id`;
    expect(runs.map(({ state, kind, started_by }) => [state, kind, started_by])).toEqual([
      ['done', 'full', 'hand'],
      ['cancelled', 'full', 'schedule'],
      ['held', 'full', 'schedule'],
    ]);
    const held = await load(Number(runs[2]?.run_id));
    await me.call(decideRosterHold, { params: { runId: held.runId, holdId: held.holds[0]?.holdId ?? 0 }, body: { decision: 'confirmed' } });
    await work();
    expect(await load(held.runId)).toMatchObject({ state: 'done' });
  });

  it('leaves a paused connection alone', async () => {
    const { connect, services, query, clock } = await rosterScene();
    await connect();
    await query`update roster_connection set schedule = 'nightly', state = 'paused', next_run_at = ${clock.now()}`;
    expect(await startDueRuns(services)).toBe(0);
    expect(await query`select count(*)::int as count from roster_run`).toEqual([{ count: 0 }]);
  });
});

describe('what teachers are told', () => {
  it('says once a run how many students came and went', async () => {
    const { connect, run, db, clock } = await rosterScene();
    const connectionId = await connect();
    await run(connectionId, smallSchool());
    const first = (await sentMails({ db, clock })).filter(({ to }) => to === 't1@school.example');
    expect(first.map(({ subject }) => subject)).toEqual(['Your class lists changed']);
    expect(first[0]?.text).toMatch(/Students who joined:? 3/);
    await run(connectionId, smallSchool());
    expect(await sentMails({ db, clock })).toEqual([]);
  });
});
