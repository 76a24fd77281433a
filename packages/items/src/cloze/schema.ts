import { z } from 'zod';
import { feedbackPair, misconception, publicBase, richSource, richText, scoredBase } from '../common/schema.ts';

const right = z.strictObject({ text: z.string().min(1), correct: z.literal(true) });
const wrong = z.strictObject({ text: z.string().min(1), misconception, feedback: feedbackPair });

/** `text` holds one `{{gap}}` mark for each entry of `gaps`, in order. One point a gap. */
export const clozeAuthored = z.strictObject({
  kind: z.literal('cloze'),
  ...scoredBase,
  text: richSource,
  gaps: z
    .array(
      z.strictObject({
        options: z
          .array(z.union([right, wrong]))
          .min(3)
          .max(4),
      }),
    )
    .min(2)
    .max(4),
});

/** `before[i]` stands before gap i; `after` closes the text. */
export const clozePublic = z.strictObject({
  kind: z.literal('cloze'),
  ...publicBase,
  gaps: z.array(z.strictObject({ id: z.string(), before: richText, options: z.array(z.strictObject({ id: z.string(), text: z.string() })) })),
  after: richText,
});

export const clozeKey = z.strictObject({
  kind: z.literal('cloze'),
  gaps: z.record(
    z.string(),
    z.strictObject({
      correct: z.string(),
      wrong: z.record(z.string(), z.strictObject({ misconception: z.string(), feedback: z.tuple([richText, richText]) })),
    }),
  ),
});

/** Gap id to option id; gaps not chosen yet are absent. */
export const clozeResponse = z.strictObject({ kind: z.literal('cloze'), gaps: z.record(z.string().max(4), z.string().max(4)) });
