import { z } from 'zod';
import { feedbackPair, misconception, publicBase, richText, scoredBase } from '../common/schema.ts';

/**
 * Units of a passage the student may choose as evidence. A unit is the same idea at every reading level, so the key is a
 * unit number and the words shown are those of the level being read. All or nothing.
 */
export const hotTextAuthored = z.strictObject({
  kind: z.literal('hot-text'),
  ...scoredBase,
  resource: z.string(),
  units: z.array(z.int().positive()).min(4).max(8),
  keys: z.array(z.int().positive()).min(1).max(2),
  /** Other sets of units that count as right. */
  alternatives: z.array(z.array(z.int().positive()).min(1).max(2)).default([]),
  /** Units a student is likely to choose wrongly. */
  wrong: z.array(z.strictObject({ unit: z.int().positive(), misconception, feedback: feedbackPair })).min(1),
  /** For any other wrong choice. */
  feedback: feedbackPair,
});

export const hotTextPublic = z.strictObject({
  kind: z.literal('hot-text'),
  ...publicBase,
  resource: z.string(),
  units: z.array(z.int().positive()),
  choose: z.int().positive(),
});

export const hotTextKey = z.strictObject({
  kind: z.literal('hot-text'),
  keys: z.array(z.array(z.int())),
  wrong: z.record(z.string(), z.strictObject({ misconception: z.string(), feedback: z.tuple([richText, richText]) })),
  feedback: z.tuple([richText, richText]),
});

export const hotTextResponse = z.strictObject({ kind: z.literal('hot-text'), units: z.array(z.int().positive()).max(8) });
