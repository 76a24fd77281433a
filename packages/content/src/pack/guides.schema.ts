import { z } from 'zod';
import { text } from './fields.ts';
import { partKeys } from './lesson.schema.ts';

const slot = z.strictObject({ minutes: z.int().positive(), what: text });
/** A table that students fill in by hand: names of columns, then the first cell of each row (or how many empty rows). */
const blankTable = z.strictObject({ columns: z.array(text).min(2).max(6), rows: z.union([z.array(text).min(1), z.int().positive().max(12)]) });

/**
 * `guides/teacher.yaml`: what only a person can write of the teacher guide. Key, explanations, wrong choices, rubrics, skills,
 * standards, vocabulary and sources are composed from the lesson itself when the guide is made.
 */
export const teacherGuideFile = z.strictObject({
  /** The driving question and why it is worth a class hour. */
  why: text,
  outcomes: z.array(text).length(3),
  before: z.strictObject({
    /** What students often think before the lesson, and what helps. */
    misconceptions: z
      .array(z.strictObject({ thinks: text, helps: text }))
      .min(2)
      .max(5),
    /** A probe of two minutes that shows who thinks so. */
    probe: text,
  }),
  plan: z.strictObject({ wholeClass: z.array(slot).min(3), smallGroup: z.array(slot).min(2), home: z.array(slot).min(2) }),
  parts: z.array(z.strictObject({ part: z.enum(partKeys), lookFor: text, ask: text, stumbles: text })).length(partKeys.length),
  support: z.strictObject({ newSpeakers: text, belowLevel: text, finishEarly: text, lowVision: text, hearing: text }),
  /** Sensitive points and words to use; left out where there is none. */
  sensitive: z.array(text).default([]),
});

/** `guides/activity.yaml`: one task away from the screen, 20 to 30 minutes, for students. */
export const activityGuideFile = z.strictObject({
  title: text,
  minutes: z.int().min(15).max(40),
  goal: text,
  materials: z.array(text).min(1).max(10),
  steps: z.array(text).min(3).max(10),
  table: blankTable.optional(),
  /** The same task without cutting, running or fine handwork. */
  otherWay: text,
  reflect: z.array(text).min(2).max(4),
});

/** `guides/experiment.yaml`: science lessons that have an experiment. */
export const experimentGuideFile = z.strictObject({
  title: text,
  minutes: z.int().positive(),
  question: text,
  prediction: text,
  materials: z
    .array(z.strictObject({ item: text, amount: text, instead: text.optional() }))
    .min(2)
    .max(12),
  safety: z.strictObject({ age: text, adult: text, goggles: text, allergens: text, notes: z.array(text).min(1), disposal: text }),
  steps: z
    .array(z.strictObject({ text, minutes: z.int().positive().optional() }))
    .min(4)
    .max(12),
  table: blankTable,
  /** What usually happens and why it may fail; never a promised result. `basis` names the trial of record. */
  usually: z.strictObject({ happens: text, mayFail: text, basis: text }),
  vary: z.array(text).length(2),
  cleanUp: text,
  link: text,
});
