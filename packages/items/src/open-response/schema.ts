import { z } from 'zod';
import { authoredBase, publicBase, richSource, richText } from '../common/schema.ts';

/** Shown, never scored (D19). `recalls` names an earlier open response whose words are shown again here. */
export const openResponseAuthored = z.strictObject({
  kind: z.literal('open-response'),
  ...authoredBase,
  recalls: z.string().optional(),
  checklist: z.array(richSource).length(3),
  modelAnswers: z.strictObject({ strong: richSource, developing: richSource }),
  /** What earns 0, 1, 2 and 3 when a teacher reads it. */
  rubric: z.tuple([richSource, richSource, richSource, richSource]),
});

export const openResponsePublic = z.strictObject({
  kind: z.literal('open-response'),
  ...publicBase,
  recalls: z.string().optional(),
  checklist: z.array(richText),
});

export const openResponseKey = z.strictObject({
  kind: z.literal('open-response'),
  modelAnswers: z.strictObject({ strong: richText, developing: richText }),
  rubric: z.array(richText),
});

/** At most 4 000 characters; the box counts down from 3 800. */
export const openResponseResponse = z.strictObject({ kind: z.literal('open-response'), text: z.string().max(4000) });
