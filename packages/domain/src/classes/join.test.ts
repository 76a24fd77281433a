import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../limits/index.ts';
import { decideJoin, type FoundClass, type Joiner } from './join.ts';

const student: Joiner = { role: 'student', networkId: 7 };
const found: FoundClass = { classId: 3, name: 'Math 6B', isActive: true, networkId: 7, studentCount: 0, isJoined: false };
const full: FoundClass = { ...found, studentCount: limits.studentsPerClass };

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
    ['a student of a class with one place left', student, { ...full, studentCount: limits.studentsPerClass - 1 }, undefined],
    ['a student of a full class', student, full, 'class_full'],
    ['a student who is in the full class already, which is settled later', student, { ...full, isJoined: true }, undefined],
    ['a stranger, who is not told that the class is full', { ...student, networkId: 8 }, full, 'outside_school_network'],
  ])('%s', (_who, person, asked, refusal) => {
    expect(decideJoin(person, asked)).toEqual(refusal ? { refuse: refusal } : { join: asked });
  });

  it('joins only students of the same network to an active class', () => {
    const person = fc.record({ role: fc.constantFrom('student' as const, 'teacher' as const, 'admin' as const), networkId: fc.integer({ min: 1, max: 3 }) });
    const studentCount = fc.integer({ min: 0, max: 2 * limits.studentsPerClass });
    const some = {
      classId: fc.nat(),
      name: fc.string(),
      isActive: fc.boolean(),
      networkId: fc.integer({ min: 1, max: 3 }),
      studentCount,
      isJoined: fc.boolean(),
    };
    const asked = fc.option(fc.record(some), { nil: undefined });
    fc.assert(
      fc.property(person, asked, (who, which) => {
        const joins = 'join' in decideJoin(who, which);
        const hasRoom = which !== undefined && (which.isJoined || which.studentCount < limits.studentsPerClass);
        expect(joins).toBe(who.role === 'student' && which?.isActive === true && which.networkId === who.networkId && hasRoom);
      }),
    );
  });
});
