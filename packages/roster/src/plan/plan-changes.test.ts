import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyFeed, type RosterFeed } from '../model/index.ts';
import { emptyRoster } from './held.ts';
import { planChanges } from './plan-changes.ts';
import { anyFeed, changesOf, fold, liveOf, taken, today } from './testing.ts';

const full = anyFeed('full');
const delta = anyFeed('delta');
const start = fc.array(fc.oneof(full, delta), { maxLength: 3 }).map((feeds) => feeds.reduce(taken, emptyRoster()));

describe('@C-ONEROSTER @C-CLEVERSYNC what a feed changes', () => {
  it('changes nothing when the same full feed comes again', () => {
    fc.assert(fc.property(start, full, (held, feed) => void expect(changesOf(taken(held, feed), feed)).toEqual([])));
  });

  it('changes nothing when the same delta comes again', () => {
    fc.assert(fc.property(start, delta, (held, feed) => void expect(changesOf(taken(held, feed), feed)).toEqual([])));
  });

  it('ends up with the full feed, whatever came before and in which order', () => {
    fc.assert(
      fc.property(start, fc.array(delta, { maxLength: 4 }), full, (held, deltas, feed) => {
        const inOrder = taken([...deltas].reduce(taken, held), feed);
        const turned = taken([...deltas].reverse().reduce(taken, emptyRoster()), feed);
        expect(liveOf(turned)).toEqual(liveOf(inOrder));
      }),
    );
  });

  it('comes to the same in whichever order the changes of one run are made, school by school', () => {
    fc.assert(
      fc.property(start, full, (held, feed) => {
        const parts = [...planChanges(held, feed, today).parts.values()];
        expect(liveOf(fold(held, [...parts].reverse().flat()))).toEqual(liveOf(fold(held, parts.flat())));
      }),
    );
  });

  it('never ends what the source could not tell', () => {
    fc.assert(
      fc.property(start, full, fc.subarray(['s1', 's2']), fc.subarray(['c1', 'c2', 'c3', 'c4']), (held, feed, schoolIds, classIds) => {
        const current = { ...feed, classes: feed.classes.filter(({ endsOn }) => endsOn !== '2026-09-01') };
        const ended = changesOf(held, { ...current, untold: { schoolIds, classIds } }).flatMap((change) => {
          if (change.kind === 'class-ended') return [change.classId];
          return change.kind === 'enrollment-ended' ? [change.enrollment.classId] : [];
        });
        const untold = (id: string) => classIds.includes(id) || schoolIds.includes(held.classes.get(id)?.record.schoolId ?? '');
        expect(ended.filter(untold)).toEqual([]);
        const people = changesOf(held, { ...current, untold: { personIds: ['p1', 'p2'] } }).flatMap((change) => {
          if (change.kind === 'person-ended') return [change.personId];
          return change.kind === 'enrollment-ended' ? [change.enrollment.personId] : [];
        });
        expect(people.filter((id) => id === 'p1' || id === 'p2')).toEqual([]);
        expect(changesOf(held, { ...current, untold: { everything: true } }).filter(({ kind }) => kind.endsWith('-ended'))).toEqual([]);
      }),
    );
  });

  it('keeps names and titles whole', () => {
    fc.assert(
      fc.property(full, (feed) => {
        const { people, classes } = taken(emptyRoster(), feed);
        for (const person of feed.people) expect(people.get(person.id)?.record.firstName).toBe(person.firstName);
        for (const one of feed.classes) if (one.endsOn !== '2026-09-01') expect(classes.get(one.id)?.record.name).toBe(one.name);
      }),
    );
  });
});

const school = { id: 's1', name: 'Cedar Hill' };
const person = (id: string) => ({ id, firstName: 'Maya', lastName: 'Torres', schoolId: 's1', roles: [{ role: 'student' as const, schoolId: 's1' }] });
const science = { id: 'c1', schoolId: 's1', name: 'Science 6', grades: [6] };
const place = (personId: string) => ({ classId: 'c1', personId, role: 'student' as const });
const whole: RosterFeed = {
  ...emptyFeed('full'),
  schools: [school],
  people: [person('p1'), person('p2')],
  classes: [science],
  enrollments: [place('p1'), place('p2')],
};
const held = taken(emptyRoster(), whole);

describe('the changes of one feed', () => {
  it('ends the places of who is not named any more, and the account', () => {
    expect(changesOf(held, { ...whole, people: [person('p1')], enrollments: [place('p1')] })).toEqual([
      { kind: 'person-ended', personId: 'p2' },
      { kind: 'enrollment-ended', enrollment: place('p2') },
    ]);
  });

  it('leaves the places of a class that ended, and compares them at its return', () => {
    const without = taken(held, { ...whole, classes: [], enrollments: [] });
    expect(without.enrollments.size).toBe(2);
    expect(changesOf(without, { ...whole, enrollments: [place('p1')] })).toEqual([
      { kind: 'class-returned', class: science },
      { kind: 'enrollment-ended', enrollment: place('p2') },
    ]);
  });

  it('tells what stood before', () => {
    const [change] = changesOf(held, { ...whole, classes: [{ ...science, name: 'Science 6, period 2' }] });
    expect(change).toMatchObject({ kind: 'class-changed', before: { name: 'Science 6' } });
  });

  it('ends who is missing from a class that a delta names whole', () => {
    const feed = { ...emptyFeed('delta'), wholeClassIds: ['c1'], enrollments: [place('p1')] };
    expect(changesOf(held, feed)).toEqual([{ kind: 'enrollment-ended', enrollment: place('p2') }]);
  });

  it('leaves out what points nowhere, and says so', () => {
    const feed = { ...emptyFeed('delta'), enrollments: [{ ...place('p1'), classId: 'nowhere' }, place('nobody')] };
    expect(planChanges(held, feed, today).skipped.map(({ reason }) => reason)).toEqual(['enrollment-without-class', 'enrollment-without-person']);
  });

  it('makes people of several schools before any school', () => {
    const other = { id: 's2', name: 'Lakeside' };
    const teacher = {
      ...person('t1'),
      roles: [
        { role: 'teacher' as const, schoolId: 's1' },
        { role: 'teacher' as const, schoolId: 's2' },
      ],
    };
    const { parts } = planChanges(emptyRoster(), { ...whole, schools: [school, other], people: [...whole.people, teacher] }, today);
    expect(parts.get('')?.map(({ kind }) => kind)).toEqual(['school-added', 'school-added', 'person-added']);
    expect([...parts.keys()]).toEqual(['', 's1']);
  });
});
