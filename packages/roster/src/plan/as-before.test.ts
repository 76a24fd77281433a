import { describe, expect, it } from 'vitest';
import { emptyFeed, type RosterClass, type RosterPerson } from '../model/index.ts';
import { emptyRoster, type HeldRoster } from './held.ts';
import { planChanges } from './plan-changes.ts';

const teacher: RosterPerson = {
  ...{ id: 'u1', firstName: 'Maya', lastName: 'Okafor', email: 'maya@school.example', schoolId: 's1' },
  roles: [
    { role: 'teacher', schoolId: 's1' },
    { role: 'teacher', schoolId: 's2' },
  ],
};
const science: RosterClass = { id: 'c1', schoolId: 's1', name: 'Science', grades: [6], startsOn: '2026-08-10', endsOn: '2027-06-05' };

function held(): HeldRoster {
  const roster = emptyRoster();
  for (const id of ['s1', 's2']) roster.schools.set(id, { id, name: id });
  roster.people.set('u1', { record: teacher, isEnded: false });
  roster.classes.set('c1', { record: science, isEnded: false });
  return roster;
}
const changesOf = (feed: Partial<ReturnType<typeof emptyFeed>>) => {
  const { parts, skipped } = planChanges(held(), { ...emptyFeed('delta'), ...feed }, '2026-09-20');
  return { changes: [...parts.values()].flat(), skipped };
};
const unsaid = { asBefore: ['firstName', 'lastName', 'email', 'roles', 'schoolId'] as const, firstName: '', lastName: '', roles: [] };

describe('what a delta does not tell stays as it was', () => {
  it('dates and grades of a class whose term is not sent again', () => {
    const { startsOn: _, endsOn: __, ...rest } = science;
    const sent: RosterClass = { ...rest, grades: [], asBefore: ['grades', 'startsOn', 'endsOn'] };
    expect(changesOf({ classes: [sent] }).changes).toEqual([]);
    expect(changesOf({ classes: [{ ...sent, name: 'Science A' }] }).changes).toEqual([
      { kind: 'class-changed', class: { ...science, name: 'Science A' }, before: { name: 'Science' } },
    ]);
  });
  it('the name and the other roles of a person of whom one role changes', () => {
    const roleChanges = { gained: [{ role: 'school-admin' as const, schoolId: 's1' }], lost: [{ role: 'teacher' as const, schoolId: 's2' }] };
    const { changes } = changesOf({ people: [{ id: 'u1', ...unsaid, roleChanges }] });
    expect(changes).toEqual([
      {
        kind: 'person-changed',
        person: {
          ...teacher,
          roles: [
            { role: 'teacher', schoolId: 's1' },
            { role: 'school-admin', schoolId: 's1' },
          ],
        },
        before: { roles: teacher.roles },
      },
    ]);
  });
  it('a person whose last role is taken ends; a new one without a role never begins', () => {
    expect(changesOf({ people: [{ id: 'u1', ...unsaid, roleChanges: { gained: [], lost: teacher.roles } }] }).changes).toEqual([
      { kind: 'person-ended', personId: 'u1' },
    ]);
    const { changes, skipped } = changesOf({ people: [{ id: 'u2', firstName: 'New', lastName: 'Face', roles: [], asBefore: ['roles'] }] });
    expect([changes, skipped]).toEqual([[], [{ kind: 'person', id: 'u2', reason: 'person-without-role' }]]);
  });
  it('a role of somebody whom nobody told us of makes no account without a name', () => {
    const roleChanges = { gained: [{ role: 'school-admin' as const, schoolId: 's1' }], lost: [] };
    const { changes, skipped } = changesOf({ people: [{ id: 'u9', ...unsaid, roleChanges }] });
    expect([changes, skipped]).toEqual([[], [{ kind: 'person', id: 'u9', reason: 'enrollment-without-person' }]]);
  });
  it('a student whom changes put among the teachers of a class does not teach it', () => {
    const roster = held();
    roster.people.set('u2', { record: { ...teacher, id: 'u2', roles: [{ role: 'student', schoolId: 's1' }] }, isEnded: false });
    const places = ['u1', 'u2'].map((personId) => ({ classId: 'c1', personId, role: 'teacher' as const }));
    const { parts, skipped } = planChanges(roster, { ...emptyFeed('delta'), enrollments: places }, '2026-09-20');
    expect([...parts.values()].flat()).toEqual([{ kind: 'enrollment-added', enrollment: places[0] }]);
    expect(skipped).toEqual([{ kind: 'enrollment', id: 'teacher:c1:u2', reason: 'role-without-access' }]);
  });
});
