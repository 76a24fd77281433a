import { parseRichText } from '@alba/domain/rich-text';
import { publicBaseOf, richPair } from '../common/rich.ts';
import { letterId } from '../common/schema.ts';
import { shuffledPositions } from '../common/shuffle.ts';
import type { AuthoredOf, KeyOf, PublicOf } from '../kinds.ts';

/** Steps in the mixed order that `seed` decides; their ids follow that order and so tell nothing. */
export function toPublic(authored: AuthoredOf<'ordering'>, seed: string): PublicOf<'ordering'> {
  const shown = shuffledPositions(authored.steps.length, seed);
  return {
    kind: 'ordering',
    ...publicBaseOf(authored),
    steps: shown.map((step, position) => ({ id: letterId(position), text: parseRichText(authored.steps[step] ?? '') })),
  };
}

export function toKey({ steps, misconception, feedback }: AuthoredOf<'ordering'>, seed: string): KeyOf<'ordering'> {
  const shown = shuffledPositions(steps.length, seed);
  return { kind: 'ordering', order: steps.map((_, step) => letterId(shown.indexOf(step))), misconception, feedback: richPair(feedback) };
}
