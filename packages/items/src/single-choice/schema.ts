import { z } from 'zod';
import { feedbackPair, misconception, publicBase, richSource, richText, scoredBase } from '../common/schema.ts';

const right = z.strictObject({ text: richSource, correct: z.literal(true) });
const wrong = z.strictObject({ text: richSource, misconception, feedback: feedbackPair });

/** Exactly one choice is marked `correct: true`; ids are given by position. */
export const singleChoiceAuthored = z.strictObject({
  kind: z.literal('single-choice'),
  ...scoredBase,
  choices: z
    .array(z.union([right, wrong]))
    .min(3)
    .max(5),
});

export const singleChoicePublic = z.strictObject({
  kind: z.literal('single-choice'),
  ...publicBase,
  choices: z.array(z.strictObject({ id: z.string(), text: richText })),
});

export const singleChoiceKey = z.strictObject({
  kind: z.literal('single-choice'),
  correct: z.string(),
  wrong: z.record(z.string(), z.strictObject({ misconception: z.string(), feedback: z.tuple([richText, richText]) })),
});

export const singleChoiceResponse = z.strictObject({ kind: z.literal('single-choice'), choice: z.string().max(4) });
