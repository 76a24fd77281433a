import { z } from 'zod';
import { feedbackPair, misconception, publicBase, richText, scoredBase } from '../common/schema.ts';

/** Right when |answer - given| <= tolerance. The unit is printed beside the box, never typed. */
export const numericAuthored = z.strictObject({
  kind: z.literal('numeric'),
  ...scoredBase,
  answer: z.number(),
  tolerance: z.number().nonnegative().default(0),
  unit: z.string().optional(),
  /** Wrong numbers that tell of a known slip. */
  slips: z.array(z.strictObject({ value: z.number(), misconception, feedback: feedbackPair })).min(1),
  /** For any other wrong number. */
  feedback: feedbackPair,
});

export const numericPublic = z.strictObject({ kind: z.literal('numeric'), ...publicBase, unit: z.string().optional() });

export const numericKey = z.strictObject({
  kind: z.literal('numeric'),
  answer: z.number(),
  tolerance: z.number(),
  slips: z.array(z.strictObject({ value: z.number(), misconception: z.string(), feedback: z.tuple([richText, richText]) })),
  feedback: z.tuple([richText, richText]),
});

/** What was typed, comma or point; the scorer reads it. */
export const numericResponse = z.strictObject({ kind: z.literal('numeric'), text: z.string().max(40) });
