import { createRosterConnection, listRosterChanges, listRosterConnections, type RosterConnection, removeRosterConnection } from '@alba/contract/rostering';
import { describe, expect, it } from 'vitest';
import { classOf, rosterScene, smallSchool, student, studies, teacher, teaches } from './testing/roster-scene.ts';

describe('@C-ONEROSTER @C-CLEVERSYNC a roster is imported', () => {
  it('makes the school, its people, classes and places, and finds nothing to do the second time', async () => {
    const { connect, run, query } = await rosterScene();
    const connectionId = await connect();
    const first = await run(connectionId, smallSchool());
    expect(first).toMatchObject({ state: 'done', changes: { 'school-added': 1, 'person-added': 4, 'class-added': 1, 'enrollment-added': 4 } });
    expect(first.schools.map(({ name, state, failed }) => [name, state, failed])).toEqual([
      ['', 'applied', 0],
      ['Cedar Hill School', 'applied', 0],
    ]);
    const [school] = await query`select institution_id, school_code from institution where name = ${'Cedar Hill School'}`;
    expect(school?.school_code).toBeTruthy();
    expect(await query`select count(*)::int as count from person where school_id = ${school?.institution_id}`).toEqual([{ count: 4 }]);
    expect(
      await query`select c.name, p.first_name, c.grade, k.code is not null as coded from class c join person p on p.person_id = c.owner_id
      join class_code k on k.class_id = c.class_id where c.school_id = ${school?.institution_id}`,
    ).toEqual([{ name: 'Science 6', first_name: 'First t1', grade: 6, coded: true }]);
    const again = await run(connectionId, smallSchool());
    expect(again).toMatchObject({ state: 'done', changes: {}, schools: [] });
    expect(await query`select count(*)::int as count from enrollment where removed_at is null`).toEqual([{ count: 3 }]);
  });

  it('leaves a class alone that its teacher removed, and does not make it again when it is erased', async () => {
    const { connect, run, query, clock, me } = await rosterScene();
    const connectionId = await connect();
    await run(connectionId, smallSchool());
    await query`update class set removed_at = ${clock.now()}`;
    const renamed = smallSchool({
      people: [...smallSchool().people, student('p4')],
      classes: [classOf('c1', { name: 'Biology' })],
      enrollments: [...smallSchool().enrollments.slice(0, 3), studies('p4', 'c1')],
    });
    const left = { state: 'done', skipped: 1, skippedBy: { 'class-removed-here': 1 } };
    expect(await run(connectionId, renamed)).toMatchObject({ ...left, changes: { 'person-added': 1 } });
    expect(await query`select name, removed_at is not null as gone from class`).toEqual([{ name: 'Science 6', gone: true }]);
    expect(await query`select count(*)::int as count from enrollment where removed_at is null`).toEqual([{ count: 3 }]);
    // the teacher takes the removal back: the next run brings the class up to date
    await query`update class set removed_at = null`;
    expect((await run(connectionId, renamed)).changes).toEqual({ 'class-changed': 1, 'enrollment-added': 1, 'enrollment-ended': 1 });
    await query`delete from enrollment`;
    await query`delete from class`;
    for (let night = 0; night < 2; night += 1) expect(await run(connectionId, renamed)).toMatchObject({ ...left, changes: {} });
    // an administrator who connects the source anew has it again
    const { body } = await me.call(listRosterConnections);
    const { way, name, settings, schedule } = body.connections[0] as RosterConnection;
    expect((await me.call(removeRosterConnection, { params: { connectionId } })).status).toBe(200);
    const again = await me.call(createRosterConnection, {
      body: { source: 'ONE_ROSTER', way, name, settings, schedule, keys: { id: 'id', secret: 'secret' } },
    });
    expect(again.body.connectionId).toBe(connectionId);
    expect(await run(connectionId, renamed)).toMatchObject({ state: 'done', changes: { 'class-added': 1, 'enrollment-added': 4 } });
  });

  it('gives accounts of their own user name, kept unique, and no password', async () => {
    const { connect, run, query, given } = await rosterScene();
    await given.student({ username: 'maya.torres' });
    const maya = { firstName: 'Maya', lastName: 'Torres' };
    const people = [teacher('t1'), student('p1', maya), student('p2', { ...maya, username: 'MTorres26' }), student('p3', maya)];
    await run(await connect(), smallSchool({ people }));
    const rows = await query`select username, password_hash from person where first_name = ${'Maya'} order by username collate "C"`;
    expect(rows).toEqual(['MTorres26', 'maya.torres2', 'maya.torres3'].map((username) => ({ username, password_hash: null })));
    expect(await query`select count(*)::int as count from sign_in_name where folded_name = ${'mtorres26'}`).toEqual([{ count: 1 }]);
  });

  it('keeps names and titles whole, and tells two classes of a teacher apart', async () => {
    const { connect, run, query } = await rosterScene();
    const long = 'Ana Sofía de los Ángeles Fernández-Villaseñor y Domínguez';
    const classes = [classOf('c1', { name: 'Science 6' }), classOf('c2', { name: 'SCIENCE  6' }), classOf('c3', { name: `Ciências ${'x'.repeat(300)}` })];
    const enrollments = classes.map(({ id }) => teaches('t1', id));
    await run(await connect(), smallSchool({ classes, enrollments, people: [teacher('t1', { lastName: long })] }));
    expect(await query`select last_name from person where last_name = ${long}`).toHaveLength(1);
    const names = (await query`select name from class order by class_id`).map(({ name }) => name);
    expect(names).toEqual(['Science 6', 'SCIENCE  6 (2)', `Ciências ${'x'.repeat(300)}`]);
  });

  it('changes what changed, ends who left without their work, and brings them back', async () => {
    const { connect, run, query, me, clock } = await rosterScene();
    const connectionId = await connect();
    await run(connectionId, smallSchool());
    const people = [teacher('t1'), student('p1', { firstName: 'Renamed' }), student('p2')];
    const enrollments = [teaches('t1', 'c1'), studies('p1', 'c1'), studies('p2', 'c1')];
    const second = await run(connectionId, smallSchool({ people, enrollments, classes: [classOf('c1', { name: 'Science 6 B' })] }));
    expect(second.changes).toEqual({ 'person-changed': 1, 'person-ended': 1, 'class-changed': 1, 'enrollment-ended': 1 });
    expect(await query`select first_name, status from person where last_name = any(${['Last p1', 'Last p3']}) order by last_name`).toEqual([
      { first_name: 'Renamed', status: 'active' },
      { first_name: 'First p3', status: 'deactivated' },
    ]);
    const lines = (await me.call(listRosterChanges, { params: { runId: second.runId }, query: {} })).body.changes;
    expect(lines.find(({ kind }) => kind === 'person-changed')).toMatchObject({
      name: 'Renamed Last p1',
      fields: [{ field: 'firstName', before: 'First p1', after: 'Renamed' }],
    });
    expect(lines.find(({ kind }) => kind === 'enrollment-ended')).toMatchObject({ name: 'First p3 Last p3', className: 'Science 6 B', role: 'student' });

    clock.advance(60_000);
    const back = await run(connectionId, smallSchool());
    expect(back.changes).toMatchObject({ 'person-returned': 1, 'enrollment-added': 1 });
    expect(await query`select status from person where last_name = ${'Last p3'}`).toEqual([{ status: 'active' }]);
    expect(
      await query`select v.kind from enrollment_event v join enrollment e using (enrollment_id) join person p on p.person_id = e.person_id
      where p.last_name = ${'Last p3'} order by v.event_id`,
    ).toEqual([{ kind: 'joined' }, { kind: 'removed' }, { kind: 'rejoined' }]);
    expect(await query`select count(*)::int as count from enrollment where removed_at is null`).toEqual([{ count: 3 }]);
  });

  it('archives a class that is named no more, and takes it out of the archive when it is', async () => {
    const { connect, run, query } = await rosterScene();
    const connectionId = await connect();
    await run(connectionId, smallSchool());
    const without = smallSchool({ classes: [], enrollments: [] });
    expect((await run(connectionId, without)).changes).toEqual({ 'class-ended': 1 });
    expect(
      await query`select archived_at is not null as archived, (select count(*)::int from enrollment e where e.class_id = c.class_id and e.removed_at is null) as students
      from class c`,
    ).toEqual([{ archived: true, students: 3 }]);
    expect((await run(connectionId, smallSchool())).changes).toEqual({ 'class-returned': 1 });
    expect(await query`select archived_at from class`).toEqual([{ archived_at: null }]);
  });

  it('never ends the place of a student who joined by the class code', async () => {
    const { connect, run, query, given, admin } = await rosterScene();
    const connectionId = await connect();
    await run(connectionId, smallSchool());
    const own = await given.student({ school: admin.school });
    const [row] = await query`select class_id, subgroup_id, district_id from class`;
    await given.enrollment({ in: { classId: row?.class_id, subgroupId: row?.subgroup_id, districtId: row?.district_id } as never, student: own });
    await run(
      connectionId,
      smallSchool({ people: [teacher('t1'), student('p1'), student('p2')], enrollments: [teaches('t1', 'c1'), studies('p1', 'c1'), studies('p2', 'c1')] }),
    );
    expect(await query`select count(*)::int as count from enrollment where person_id = ${own.personId} and removed_at is null`).toEqual([{ count: 1 }]);
  });

  it('passes a class on with the first teacher, and keeps the one before as co-teacher', async () => {
    const { connect, run, query } = await rosterScene();
    const connectionId = await connect();
    await run(
      connectionId,
      smallSchool({ people: [...smallSchool().people, teacher('t2')], enrollments: [...smallSchool().enrollments, teaches('t2', 'c1', false)] }),
    );
    const ownerOf = async () => (await query`select p.last_name from class c join person p on p.person_id = c.owner_id`)[0]?.last_name;
    expect(await ownerOf()).toBe('Last t1');
    const turned = [teaches('t1', 'c1', false), teaches('t2', 'c1'), ...smallSchool().enrollments.slice(1)];
    await run(connectionId, smallSchool({ people: [...smallSchool().people, teacher('t2')], enrollments: turned }));
    expect(await ownerOf()).toBe('Last t2');
    expect(await query`select relation from class_teacher order by relation`).toEqual([{ relation: 'co-teacher' }, { relation: 'owner' }]);
    await run(connectionId, smallSchool());
    expect(await ownerOf()).toBe('Last t1');
    expect(await query`select p.last_name, t.relation from class_teacher t join person p on p.person_id = t.person_id`).toEqual([
      { last_name: 'Last t1', relation: 'owner' },
    ]);
  });
});
