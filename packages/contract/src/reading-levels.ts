import { subjectIds } from '@alba/domain/editions';
import { limits } from '@alba/domain/limits';
import { levelGroupKeys } from '@alba/domain/reading-levels';
import { z } from 'zod';
import { digits, endpoint, id } from './endpoint.ts';

const level = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
const revision = digits(z.int().positive());
const cell = { subject: z.enum(subjectIds), group: z.enum(levelGroupKeys) };

/** A student with the levels that are set; what is not listed is not set. */
export const readingStudent = z.strictObject({
  individualId: id,
  enrollmentId: id,
  firstName: z.string(),
  lastName: z.string(),
  lastVisitedAt: z.iso.datetime().optional(),
  settings: z.array(z.strictObject({ ...cell, level, isLocked: z.boolean() })),
});
export type ReadingStudent = z.infer<typeof readingStudent>;

/** The newest save while it can be taken back. */
const lastSave = z.strictObject({ revision, savedAt: z.iso.datetime(), studentCount: z.int() });

/** The reading levels of a class: per student, subject and group of grades (D36). Students are sorted by last name in the language's order. */
export const loadReadingLevels = endpoint({
  name: 'loadReadingLevels',
  method: 'GET',
  path: '/v1/classes/:classId/reading-levels',
  params: z.strictObject({ classId: id }),
  reply: z.strictObject({
    classId: id,
    name: z.string(),
    /** The grade of the class, where it is known: levels that are not set follow it. */
    grade: z.int().optional(),
    revision,
    /** Subjects of the edition that have lessons. */
    subjects: z.array(z.enum(subjectIds)),
    students: z.array(readingStudent),
    lastSave: lastSave.optional(),
  }),
  refusals: ['class_not_found'],
});

/** One new setting for some students, in some subjects. */
export const levelChange = z.strictObject({
  enrollmentIds: z.array(id).min(1).max(limits.studentsPerClass),
  subjects: z.array(z.enum(subjectIds)).min(1).max(subjectIds.length),
  group: z.enum(levelGroupKeys),
  /** Null: not set, which clears the lock. */
  level: level.nullable(),
  isLocked: z.boolean(),
});
export type LevelChange = z.infer<typeof levelChange>;

/** All changes or none. Students who left meanwhile are passed over; a level that cannot be locked because none is set is refused. */
export const saveReadingLevels = endpoint({
  name: 'saveReadingLevels',
  method: 'PUT',
  path: '/v1/classes/:classId/reading-levels',
  params: z.strictObject({ classId: id }),
  body: z.strictObject({
    /** The revision the teacher was looking at; a newer one on the server refuses the change. */
    revision,
    changes: z.array(levelChange).min(1).max(limits.levelChangesPerSave),
  }),
  reply: z.strictObject({ revision, changedStudents: z.int() }),
  refusals: ['class_not_found', 'reading_levels_changed', 'level_not_set'],
  idempotent: 'optional',
});

/** Takes a save back for 30 days. What somebody changed since then stays as they set it. */
export const undoReadingLevels = endpoint({
  name: 'undoReadingLevels',
  method: 'POST',
  path: '/v1/classes/:classId/reading-levels/:revision/undo',
  params: z.strictObject({ classId: id, revision }),
  reply: z.strictObject({ revision, restoredStudents: z.int() }),
  refusals: ['class_not_found', 'undo_expired'],
  idempotent: 'optional',
});
