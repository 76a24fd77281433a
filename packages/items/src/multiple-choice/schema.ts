import { z } from 'zod';
import { feedbackPair, misconception, publicBase, richSource, richText, scoredBase } from '../common/schema.ts';

const right = z.strictObject({ text: richSource, correct: z.literal(true) });
const wrong = z.strictObject({ text: richSource, misconception, feedback: feedbackPair });

/** The prompt says how many to choose; that is the number of choices marked `correct: true`. All or nothing. */
export const multipleChoiceAuthored = z.strictObject({
  kind: z.literal('multiple-choice'),
  ...scoredBase,
  choices: z
    .array(z.union([right, wrong]))
    .min(4)
    .max(6),
  /** Read when every chosen answer is right but one is missing. */
  missing: feedbackPair,
});

export const multipleChoicePublic = z.strictObject({
  kind: z.literal('multiple-choice'),
  ...publicBase,
  choose: z.int().positive(),
  choices: z.array(z.strictObject({ id: z.string(), text: richText })),
});

export const multipleChoiceKey = z.strictObject({
  kind: z.literal('multiple-choice'),
  correct: z.array(z.string()),
  wrong: z.record(z.string(), z.strictObject({ misconception: z.string(), feedback: z.tuple([richText, richText]) })),
  missing: z.tuple([richText, richText]),
});

export const multipleChoiceResponse = z.strictObject({ kind: z.literal('multiple-choice'), choices: z.array(z.string().max(4)).max(10) });
