import { z } from 'zod';
import { feedbackPair, misconception, publicBase, richText, scoredBase } from '../common/schema.ts';

/** The prompt is the statement to judge. */
export const trueFalseAuthored = z.strictObject({ kind: z.literal('true-false'), ...scoredBase, answer: z.boolean(), misconception, feedback: feedbackPair });

export const trueFalsePublic = z.strictObject({ kind: z.literal('true-false'), ...publicBase });

export const trueFalseKey = z.strictObject({
  kind: z.literal('true-false'),
  answer: z.boolean(),
  misconception: z.string(),
  feedback: z.tuple([richText, richText]),
});

export const trueFalseResponse = z.strictObject({ kind: z.literal('true-false'), answer: z.boolean() });
