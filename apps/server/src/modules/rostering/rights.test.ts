import { undoRosterRun } from '@alba/contract/rostering';
import { describe, expect, it } from 'vitest';
import { newKey } from '../../testing/attempt-scene.ts';
import { rosterScene, smallSchool, student, studies, teacher, teaches } from './testing/roster-scene.ts';

const sis = (id: string) => [{ source: 'SIS' as const, id }];
const teaching = { role: 'teacher' as const, schoolId: 's1' };
const leading = { role: 'school-admin' as const, schoolId: 's1' };

/** A scene that tells who has which roles, and takes runs back. */
async function rightsScene() {
  const scene = await rosterScene();
  const { query, me, work, clock } = scene;
  const rolesOf = async (lastName: string) => {
    const rows = await query`
      select g.role, i.kind from role_grant g join person p on p.district_id = g.district_id and p.person_id = g.person_id
      join institution i on i.district_id = g.district_id and i.institution_id = g.institution_id where p.last_name = ${lastName} order by g.role, i.kind`;
    return rows.map(({ role, kind }) => `${role} of a ${kind}`);
  };
  const undo = async (runId: number) => {
    clock.advance(60_000);
    await me.call(undoRosterRun, { params: { runId }, idempotencyKey: newKey() });
    await work();
  };
  return { ...scene, rolesOf, undo };
}

describe('@C-ONEROSTER @C-CLEVERSYNC rights that a roster gives', () => {
  it('go again with the undo of the run that gave them, and come back with that of the run that took them', async () => {
    const { connect, run, rolesOf, undo } = await rightsScene();
    const connectionId = await connect();
    const people = (one: (typeof leading | typeof teaching)[], other: (typeof leading | typeof teaching)[]) =>
      smallSchool({ people: [teacher('t1', { roles: one }), teacher('t2', { roles: other }), student('p1'), student('p2'), student('p3')] });
    await run(connectionId, people([teaching], [teaching, leading]));
    const wrong = await run(connectionId, people([teaching, leading], [leading]));
    expect(await rolesOf('Last t1')).toEqual(['admin of a school', 'teacher of a school']);
    expect(await rolesOf('Last t2')).toEqual(['admin of a school']);
    await undo(wrong.runId);
    expect(await rolesOf('Last t1')).toEqual(['teacher of a school']);
    expect(await rolesOf('Last t2')).toEqual(['admin of a school', 'teacher of a school']);
  });

  it('go with the undo from somebody who was here before, and nothing else does', async () => {
    const { connect, run, rolesOf, undo } = await rightsScene();
    await run(await connect(), smallSchool({ people: [teacher('t1', { sameAs: sis('T-1') })], enrollments: [teaches('t1', 'c1')] }));
    const everywhere = teacher('x-t', { sameAs: sis('T-1'), roles: [teaching, { role: 'district-admin' }] });
    const linked = await run(await connect('CLEVER'), smallSchool({ people: [everywhere], classes: [], enrollments: [] }));
    expect(await rolesOf('Last t1')).toEqual(['admin of a district', 'teacher of a school']);
    await undo(linked.runId);
    expect(await rolesOf('Last t1')).toEqual(['teacher of a school']);
  });

  it('end when their source takes them back, though another source names the person as something else', async () => {
    const { connect, run, rolesOf } = await rightsScene();
    const [one, other] = [await connect(), await connect('CLEVER')];
    const at = (roles: (typeof leading | typeof teaching)[]) => smallSchool({ people: [teacher('t1', { sameAs: sis('T-1'), roles })], enrollments: [] });
    await run(one, at([teaching, leading]));
    await run(other, smallSchool({ people: [teacher('x-t', { sameAs: sis('T-1') })], classes: [], enrollments: [] }));
    await run(one, at([teaching]));
    expect(await rolesOf('Last t1')).toEqual(['teacher of a school']);
    await run(one, at([leading]));
    expect(await rolesOf('Last t1')).toEqual(['admin of a school', 'teacher of a school']);
  });

  it('are none at a school that is not here: whoever leads another school does not lead this one', async () => {
    const { connect, run, rolesOf } = await rightsScene();
    const leadsElsewhere = { role: 'school-admin' as const, schoolId: 's9' };
    const people = [teacher('t1', { roles: [teaching, leadsElsewhere] }), teacher('t2', { roles: [leadsElsewhere] })];
    const outcome = await run(await connect(), smallSchool({ people, enrollments: [teaches('t1', 'c1')] }));
    expect(await rolesOf('Last t1')).toEqual(['teacher of a school']);
    expect(await rolesOf('Last t2')).toEqual([]);
    expect(outcome.failure).toBe('some_schools_failed');
  });

  it('leave an account closed that somebody here closed, whatever the roster says of it and takes back', async () => {
    const { connect, run, undo, query } = await rightsScene();
    const connectionId = await connect();
    const people = (more: Parameters<typeof student>[1]) => smallSchool({ people: [teacher('t1'), student('p1', more)], enrollments: [studies('p1', 'c1')] });
    const status = () => query`select status from person where last_name = 'Last p1'`;
    await run(connectionId, people({}));
    const renamed = await run(connectionId, people({ firstName: 'Renamed' }));
    await query`update person set status = 'deactivated' where last_name = 'Last p1'`;
    await undo(renamed.runId);
    expect(await status()).toEqual([{ status: 'deactivated' }]);
    await run(connectionId, people({ isDisabled: true }));
    await run(connectionId, people({}));
    expect(await status()).toEqual([{ status: 'deactivated' }]);
  });

  it('opens an account again that only the undone run had closed', async () => {
    const { connect, run, undo, query } = await rightsScene();
    const connectionId = await connect();
    const people = (more: Parameters<typeof student>[1]) => smallSchool({ people: [teacher('t1'), student('p1', more)], enrollments: [studies('p1', 'c1')] });
    await run(connectionId, people({}));
    const closing = await run(connectionId, people({ isDisabled: true }));
    expect(await query`select status from person where last_name = 'Last p1'`).toEqual([{ status: 'deactivated' }]);
    await undo(closing.runId);
    expect(await query`select status from person where last_name = 'Last p1'`).toEqual([{ status: 'active' }]);
  });

  it('make a teacher who comes back the owner again of the class that is still theirs', async () => {
    const { connect, run, undo, query } = await rightsScene();
    const connectionId = await connect();
    await run(connectionId, smallSchool());
    const gone = await run(connectionId, smallSchool({ enrollments: smallSchool().enrollments.slice(1) }));
    expect(await query`select relation from class_teacher`).toEqual([]);
    await undo(gone.runId);
    expect(await query`select relation from class_teacher`).toEqual([{ relation: 'owner' }]);
    expect((await run(connectionId, smallSchool())).changes).toEqual({});
    await run(connectionId, smallSchool({ enrollments: smallSchool().enrollments.slice(1) }));
    await run(connectionId, smallSchool());
    expect(await query`select relation from class_teacher`).toEqual([{ relation: 'owner' }]);
  });

  it('give a class back to its owner with the undo of the run that passed it on', async () => {
    const { connect, run, undo, query } = await rightsScene();
    const connectionId = await connect();
    const both = smallSchool({ people: [...smallSchool().people, teacher('t2')], enrollments: [...smallSchool().enrollments, teaches('t2', 'c1', false)] });
    await run(connectionId, both);
    const owner = () => query`
      select p.last_name, t.relation from class c join person p on p.person_id = c.owner_id join class_teacher t on t.class_id = c.class_id and t.person_id = c.owner_id`;
    const passed = await run(connectionId, { ...both, enrollments: both.enrollments.slice(1) });
    expect(await owner()).toEqual([{ last_name: 'Last t2', relation: 'owner' }]);
    await undo(passed.runId);
    expect(await owner()).toEqual([{ last_name: 'Last t1', relation: 'owner' }]);
    expect((await run(connectionId, both)).changes).toEqual({});
  });
});
