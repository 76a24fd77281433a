import type { Building, GivenSchool } from './building.ts';
import { buildClass, buildEnrollment, type ClassOptions, type EnrollmentOptions, type GivenClass } from './classes.ts';
import { buildCollection, type CollectionOptions } from './collections.ts';
import {
  buildDenial,
  buildDistrict,
  buildSchool,
  buildSubscription,
  type DenialOptions,
  type DistrictOptions,
  type SchoolOptions,
  type SubscriptionOptions,
} from './institutions.ts';
import { buildPerson, type GivenPerson, type PersonOptions } from './people.ts';
import type { Query } from './query.ts';
import { type AssignmentOptions, buildAssignment, buildLesson, type LessonOptions } from './work.ts';

/**
 * Builders over a real database. Name only what the test is about; the rest is made up, valid and unlike anything else.
 * Whoever is given no school belongs to one shared school of the us edition.
 */
export function builders({ query, now, passwordHash }: { query: Query; now: () => Date; passwordHash?: string }) {
  let made = 0;
  let shared: Promise<GivenSchool> | undefined;
  const building: Building = { query, now, passwordHash, next: () => (made += 1), defaultSchool: () => (shared ??= buildSchool(building)) };
  return {
    district: (options?: DistrictOptions) => buildDistrict(building, options),
    school: (options?: SchoolOptions) => buildSchool(building, options),
    subscription: (options: SubscriptionOptions) => buildSubscription(building, options),
    denial: (options: DenialOptions) => buildDenial(building, options),
    student: (options?: PersonOptions) => buildPerson(building, 'student', options),
    teacher: (options?: PersonOptions) => buildPerson(building, 'teacher', options),
    admin: (options?: PersonOptions) => buildPerson(building, 'admin', options),
    class: (options?: ClassOptions) => buildClass(building, options),
    enrollment: (options: EnrollmentOptions) => buildEnrollment(building, options),
    /** So many new students in the class. */
    members: async (into: GivenClass, count: number): Promise<GivenPerson[]> => {
      const students: GivenPerson[] = [];
      for (let index = 0; index < count; index += 1) {
        const student = await buildPerson(building, 'student', { school: into.school });
        await buildEnrollment(building, { in: into, student });
        students.push(student);
      }
      return students;
    },
    lesson: (options?: LessonOptions) => buildLesson(building, options),
    collection: (options?: CollectionOptions) => buildCollection(building, options),
    assignment: (options: AssignmentOptions) => buildAssignment(building, options),
  };
}

export type Given = ReturnType<typeof builders>;
