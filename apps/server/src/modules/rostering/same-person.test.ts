import { describe, expect, it } from 'vitest';
import { rosterScene, smallSchool, student, studies, teacher, teaches } from './testing/roster-scene.ts';

const sis = (id: string) => [{ source: 'SIS' as const, id }];

describe('@C-ONEROSTER @C-CLEVERSYNC the same person in two sources', () => {
  it('is one person by the number of the SIS, with places from both', async () => {
    const { connect, run, query } = await rosterScene();
    const one = await connect();
    const other = await connect('CLEVER');
    const people = [teacher('t1', { sameAs: sis('T-1') }), student('p1', { sameAs: sis('1001') })];
    const enrollments = [teaches('t1', 'c1'), studies('p1', 'c1')];
    await run(one, smallSchool({ people, enrollments }));
    const renamed = [teacher('x-t', { sameAs: sis('T-1') }), student('x-p', { sameAs: sis('1001') }), student('x-q', { sameAs: sis('1002') })];
    const elsewhere = smallSchool({
      people: renamed,
      classes: [{ id: 'k1', schoolId: 's1', name: 'Math 6', grades: [6] }],
      enrollments: [teaches('x-t', 'k1'), studies('x-p', 'k1'), studies('x-q', 'k1')],
    });
    await run(other, elsewhere);
    expect(await query`select count(distinct object_id)::int as people, count(*)::int as refs from external_ref where kind = 'person'`).toEqual([
      { people: 3, refs: 5 },
    ]);
    expect(
      await query`select count(*)::int as places from enrollment e join external_ref r on r.kind = 'person' and r.object_id = e.person_id and r.external_id = 'p1'`,
    ).toEqual([{ places: 2 }]);
    expect(await query`select count(*)::int as schools from institution where kind = 'school' and name = ${'Cedar Hill School'}`).toEqual([{ schools: 1 }]);

    // who is gone from one source and not from the other keeps the account
    await run(one, smallSchool({ people: people.slice(0, 1), enrollments: enrollments.slice(0, 1) }));
    expect(await query`select p.status from person p join external_ref r on r.object_id = p.person_id where r.external_id = 'p1'`).toEqual([
      { status: 'active' },
    ]);
    // the last source that named them puts the account out of use
    await run(other, {
      ...elsewhere,
      people: renamed.filter(({ id }) => id !== 'x-p'),
      enrollments: elsewhere.enrollments.filter(({ personId }) => personId !== 'x-p'),
    });
    expect(await query`select p.status from person p join external_ref r on r.object_id = p.person_id where r.external_id = 'p1'`).toEqual([
      { status: 'deactivated' },
    ]);
  });

  it('are two where only the e-mail is the same, or the number is that of a student and of a teacher', async () => {
    const { connect, run, query, given } = await rosterScene();
    await given.student({ email: 'maya@school.example' });
    const one = await connect();
    await run(one, smallSchool({ people: [teacher('t1'), student('p1', { sameAs: sis('7') })], enrollments: [] }));
    const people = [
      student('y1', { email: 'maya@school.example' }),
      teacher('y2', { sameAs: sis('7') }),
      student('y3', { sameAs: sis('8') }),
      student('y4', { sameAs: sis('8') }),
    ];
    await run(await connect(), smallSchool({ people, classes: [], enrollments: [] }));
    expect(await query`select count(*)::int as refs, count(distinct object_id)::int as people from external_ref where kind = 'person'`).toEqual([
      { refs: 6, people: 6 },
    ]);
    expect(await query`select count(*)::int as people from person where email = ${'maya@school.example'}`).toEqual([{ people: 2 }]);
  });

  it('is whoever signed in with Clever before, and signs in with Clever afterwards', async () => {
    const { connect, run, query, given, admin } = await rosterScene();
    const known = await given.student({ school: admin.school });
    await query`insert into external_identity (edition, issuer, subject, district_id, person_id, provider, linked_at)
      values ('us', 'https://clever.com', 'p1', ${known.districtId}, ${known.personId}, 'clever', now())`;
    await run(await connect('CLEVER'), smallSchool());
    expect(await query`select object_id from external_ref where external_id = 'p1'`).toEqual([{ object_id: known.personId }]);
    expect(await query`select subject from external_identity where provider = 'clever' order by subject`).toEqual(
      ['p1', 'p2', 'p3', 't1'].map((subject) => ({ subject })),
    );
  });
});
