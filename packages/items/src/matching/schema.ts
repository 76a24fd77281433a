import { z } from 'zod';
import { feedbackPair, misconception, publicBase, richSource, richText, scoredBase } from '../common/schema.ts';

/** Each row names its option by position (1 is the first); an option may serve several rows (bins) or none (left over). One point a row. */
export const matchingAuthored = z.strictObject({
  kind: z.literal('matching'),
  ...scoredBase,
  options: z.array(richSource).min(2).max(6),
  rows: z
    .array(z.strictObject({ text: richSource, option: z.int().positive(), misconception, feedback: feedbackPair }))
    .min(2)
    .max(5),
});

export const matchingPublic = z.strictObject({
  kind: z.literal('matching'),
  ...publicBase,
  options: z.array(z.strictObject({ id: z.string(), text: richText })),
  rows: z.array(z.strictObject({ id: z.string(), text: richText })),
});

export const matchingKey = z.strictObject({
  kind: z.literal('matching'),
  rows: z.record(z.string(), z.strictObject({ correct: z.string(), misconception: z.string(), feedback: z.tuple([richText, richText]) })),
});

/** Row id to option id; rows not matched yet are absent. */
export const matchingResponse = z.strictObject({ kind: z.literal('matching'), rows: z.record(z.string().max(4), z.string().max(4)) });
