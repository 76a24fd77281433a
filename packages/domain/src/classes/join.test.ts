import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideJoin, type FoundClass, type Joiner } from './join.ts';

const student: Joiner = { role: 'student', networkId: 7 };
const found: FoundClass = { classId: 3, name: 'Math 6B', isActive: true, networkId: 7 };

describe('@C-JOIN who may join a class', () => {
  it.each<[string, Joiner, FoundClass | undefined, string | undefined]>([
    ['a student of the network', student, found, undefined],
    ['a teacher', { ...student, role: 'teacher' }, found, 'only_students_join'],
    ['an administrator', { ...student, role: 'admin' }, found, 'only_students_join'],
    ['a teacher with a wrong code', { ...student, role: 'teacher' }, undefined, 'only_students_join'],
    ['a student with a wrong code', student, undefined, 'class_code_unknown'],
    ['a student of another network', { ...student, networkId: 8 }, found, 'outside_school_network'],
    ['a student of an inactive class', student, { ...found, isActive: false }, 'class_inactive'],
    ['a stranger, who is not told that the class is inactive', { ...student, networkId: 8 }, { ...found, isActive: false }, 'outside_school_network'],
  ])('%s', (_who, person, asked, refusal) => {
    expect(decideJoin(person, asked)).toEqual(refusal ? { refuse: refusal } : { join: found });
  });

  it('joins only students of the same network to an active class', () => {
    const person = fc.record({ role: fc.constantFrom('student' as const, 'teacher' as const, 'admin' as const), networkId: fc.integer({ min: 1, max: 3 }) });
    const asked = fc.option(fc.record({ classId: fc.nat(), name: fc.string(), isActive: fc.boolean(), networkId: fc.integer({ min: 1, max: 3 }) }), {
      nil: undefined,
    });
    fc.assert(
      fc.property(person, asked, (who, which) => {
        const joins = 'join' in decideJoin(who, which);
        expect(joins).toBe(who.role === 'student' && which?.isActive === true && which.networkId === who.networkId);
      }),
    );
  });
});
