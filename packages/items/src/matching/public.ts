import { parseRichText } from '@alba/domain/rich-text';
import { publicBaseOf, richPair } from '../common/rich.ts';
import { letterId } from '../common/schema.ts';
import type { AuthoredOf, KeyOf, PublicOf } from '../kinds.ts';

export function toPublic(authored: AuthoredOf<'matching'>): PublicOf<'matching'> {
  return {
    kind: 'matching',
    ...publicBaseOf(authored),
    options: authored.options.map((text, position) => ({ id: letterId(position), text: parseRichText(text) })),
    rows: authored.rows.map(({ text }, position) => ({ id: letterId(position), text: parseRichText(text) })),
  };
}

export function toKey({ rows }: AuthoredOf<'matching'>): KeyOf<'matching'> {
  const entries = rows.map(({ option, misconception, feedback }, position) => [
    letterId(position),
    { correct: letterId(option - 1), misconception, feedback: richPair(feedback) },
  ]);
  return { kind: 'matching', rows: Object.fromEntries(entries) };
}
