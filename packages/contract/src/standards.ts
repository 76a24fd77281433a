import { subjectIds } from '@alba/domain/editions';
import { limits } from '@alba/domain/limits';
import { z } from 'zod';
import { lessonCard } from './catalog.ts';
import { digits, endpoint, id, idList } from './endpoint.ts';

/** K is 0. */
const grade = digits(z.int().min(0).max(12));
/** How many batches to show from the beginning. */
const batches = digits(z.int().min(1).max(50)).default(1);

export const framework = z.strictObject({
  frameworkId: z.int(),
  /** What lessons call it: `ngss`. */
  framework: z.string(),
  title: z.string(),
  publisher: z.string().optional(),
  subjects: z.array(z.enum(subjectIds)),
  grades: z.array(z.int()),
});

/** A framework among the choices: the subjects of its own, each with the grades it has standards for and those for which lessons align. */
const offeredFramework = framework.extend({
  offers: z.array(z.strictObject({ subject: z.enum(subjectIds), grades: z.array(z.int()), gradesWithLessons: z.array(z.int()) })),
});

/** A part of a framework that belongs to other subjects than the framework itself, such as literacy in history. */
const furtherSet = z.strictObject({
  /** The heading of the part. */
  standardId: z.int(),
  frameworkId: z.int(),
  code: z.string().optional(),
  statement: z.string(),
  /** Where it is offered: its own subjects and those of its framework. */
  subjects: z.array(z.enum(subjectIds)),
  grades: z.array(z.int()),
});

/** A standard as a list shows it, with the number of aligned lessons that the teacher can see. */
export const standardLine = z.strictObject({
  standardId: z.int(),
  frameworkId: z.int(),
  code: z.string().optional(),
  statement: z.string(),
  grades: z.array(z.int()),
  /** What it stands under, from the top down: ids of `headings`. */
  headings: z.array(z.int()),
  lessonCount: z.int(),
});

const standardsFound = z.strictObject({
  standards: z.array(standardLine),
  headings: z.array(z.strictObject({ standardId: z.int(), code: z.string().optional(), statement: z.string() })),
  total: z.int(),
});

/** Frameworks of the teacher's edition that have standards for the subject and the grade, and the sets that can be shown beside them. */
export const listFrameworks = endpoint({
  name: 'listFrameworks',
  method: 'GET',
  path: '/v1/standards/frameworks',
  query: z.strictObject({ subject: z.enum(subjectIds).optional(), grade: grade.optional() }),
  reply: z.strictObject({ frameworks: z.array(offeredFramework), sets: z.array(furtherSet) }),
});

/** So many further sets can be asked for at once. */
const mostSets = 20;

/**
 * The standards of a framework in their order, 24 at first, then those of the further sets that are asked for, whatever their framework.
 * A framework whose own part has nothing for subject and grade refuses, unless such a set has something.
 */
export const loadFramework = endpoint({
  name: 'loadFramework',
  method: 'GET',
  path: '/v1/standards/frameworks/:frameworkId',
  params: z.strictObject({ frameworkId: id }),
  query: z.strictObject({ subject: z.enum(subjectIds).optional(), grade: grade.optional(), sets: idList(mostSets).optional(), batches }),
  reply: standardsFound.extend({ framework }),
  refusals: ['framework_not_found', 'framework_not_for_grade'],
});

/** By code, with or without its punctuation and from any of its segments on, and by words; the nearest code comes first. */
export const searchStandards = endpoint({
  name: 'searchStandards',
  method: 'GET',
  path: '/v1/standards/search',
  query: z.strictObject({
    search: z.string().trim().min(1).max(limits.searchTerm),
    frameworkId: id.optional(),
    subject: z.enum(subjectIds).optional(),
    grade: grade.optional(),
    batches,
  }),
  reply: standardsFound.extend({ frameworks: z.array(framework) }),
});

/** Lessons that align to a standard, full matches first; none is an empty list. */
export const standardLessons = endpoint({
  name: 'standardLessons',
  method: 'GET',
  path: '/v1/standards/:standardId/lessons',
  params: z.strictObject({ standardId: id }),
  query: z.strictObject({ batches }),
  reply: z.strictObject({
    standard: standardLine.omit({ headings: true, lessonCount: true }),
    lessons: z.array(z.strictObject({ lesson: lessonCard, match: z.enum(['full', 'partial']) })),
    total: z.int(),
  }),
  refusals: ['standard_not_found'],
});
