import { editionIds, gradeBandKeys, subjectIds } from '@alba/domain/editions';
import { skillIds } from '@alba/domain/skills';
import { z } from 'zod';
import { slug, text } from './fields.ts';
import { picture } from './lesson.schema.ts';

/** `content/<edition>/collections/<id>/collection.yaml`: lessons in an order that tells a story, with its unit guide. */
export const collectionFile = z.strictObject({
  format: z.literal(1),
  /** Never changes. */
  id: slug,
  edition: z.enum(editionIds),
  title: text,
  summary: text.max(220),
  /** The question that runs through every lesson. */
  question: text,
  subject: z.enum(subjectIds),
  gradeBand: z.enum(gradeBandKeys),
  cover: picture,
  lessons: z
    .array(
      z.strictObject({
        lesson: slug,
        /** What this lesson adds and what returns in it. */ adds: text,
        /** What is lost when it is skipped. */ ifSkipped: text,
      }),
    )
    .min(3)
    .max(6),
  /** Skills with at least four scored questions over the lessons. */
  skills: z.array(z.enum(skillIds)).min(3),
  guide: z.strictObject({
    whyThisOrder: text,
    returns: z.array(z.strictObject({ idea: text, how: text })).min(2),
    finalTask: z.strictObject({
      title: text,
      brief: text,
      steps: z.array(text).min(3).max(8),
      /** Three rows of what is looked at, each told at four strengths, weakest first. */
      rubric: z
        .array(z.strictObject({ criterion: text, strengths: z.array(text).length(4) }))
        .min(3)
        .max(5),
    }),
    calendar: z
      .array(z.strictObject({ week: z.int().positive(), what: text }))
      .min(3)
      .max(6),
  }),
});
