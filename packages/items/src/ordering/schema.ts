import { z } from 'zod';
import { feedbackPair, misconception, publicBase, richSource, richText, scoredBase } from '../common/schema.ts';

/** Steps are written in the one right order; the importer shuffles them before it gives ids. All or nothing. */
export const orderingAuthored = z.strictObject({
  kind: z.literal('ordering'),
  ...scoredBase,
  steps: z.array(richSource).min(3).max(6),
  misconception,
  feedback: feedbackPair,
});

export const orderingPublic = z.strictObject({
  kind: z.literal('ordering'),
  ...publicBase,
  steps: z.array(z.strictObject({ id: z.string(), text: richText })),
});

export const orderingKey = z.strictObject({
  kind: z.literal('ordering'),
  order: z.array(z.string()),
  misconception: z.string(),
  feedback: z.tuple([richText, richText]),
});

export const orderingResponse = z.strictObject({ kind: z.literal('ordering'), order: z.array(z.string().max(4)).max(10) });
