import { describe, expect, it } from 'vitest';
import { emptyFeed, type RosterFeed } from '../model/index.ts';
import { emptyRoster, holdsOf, planChanges } from './index.ts';
import { taken, today } from './testing.ts';

const person = (id: string) => ({ id, firstName: id, lastName: 'Rivera', schoolId: 's1', roles: [{ role: 'student' as const, schoolId: 's1' }] });
const classOf = (id: string) => ({ id, schoolId: 's1', name: `Class ${id}`, grades: [] });

/** A school with classes of these sizes. */
function schoolOf(sizes: Record<string, number>): RosterFeed {
  const enrollments = Object.entries(sizes).flatMap(([classId, size]) =>
    Array.from({ length: size }, (_, index) => ({ classId, personId: `${classId}-${index}`, role: 'student' as const })),
  );
  const people = enrollments.map(({ personId }) => person(personId));
  return { ...emptyFeed('full'), schools: [{ id: 's1', name: 'Cedar Hill' }], people, classes: Object.keys(sizes).map(classOf), enrollments };
}

function holds(before: Record<string, number>, after: Record<string, number>) {
  const held = taken(emptyRoster(), schoolOf(before));
  return holdsOf(held, planChanges(held, schoolOf(after), today).parts);
}
const shown = (before: Record<string, number>, after: Record<string, number>) =>
  holds(before, after).map(({ kind, name, ending, active }) => [kind, name, ending, active]);

describe('what is held until somebody confirms it', () => {
  it('holds a school that would lose more than a fifth of its places', () => {
    expect(shown({ a: 25, b: 25 }, { a: 20, b: 20 })).toEqual([]);
    expect(shown({ a: 25, b: 25 }, { a: 20, b: 19 })).toEqual([['school', 'Cedar Hill', 11, 50]]);
  });

  it('holds a class that would lose half of its people', () => {
    expect(shown({ a: 20, b: 100 }, { a: 11, b: 100 })).toEqual([]);
    expect(shown({ a: 20, b: 100 }, { a: 10, b: 100 })).toEqual([['class', 'Class a', 10, 20]]);
    expect(shown({ a: 20, b: 100 }, { b: 100 })).toEqual([['class', 'Class a', 20, 20]]);
  });

  it('holds nothing for fewer than five people', () => {
    expect(shown({ a: 4 }, {})).toEqual([]);
    expect(shown({ a: 5 }, {})).toEqual([['school', 'Cedar Hill', 5, 5]]);
  });

  it('lets the accounts wait with their places', () => {
    const [hold] = holds({ a: 20, b: 100 }, { a: 10, b: 100 });
    expect(hold?.changes.map(({ kind }) => kind).sort()).toEqual([...Array(10).fill('enrollment-ended'), ...Array(10).fill('person-ended')]);
  });
});
