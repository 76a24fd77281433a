import { publicBaseOf, richPair } from '../common/rich.ts';
import type { AuthoredOf, KeyOf, PublicOf } from '../kinds.ts';

export function toPublic(authored: AuthoredOf<'true-false'>): PublicOf<'true-false'> {
  return { kind: 'true-false', ...publicBaseOf(authored) };
}

export function toKey({ answer, misconception, feedback }: AuthoredOf<'true-false'>): KeyOf<'true-false'> {
  return { kind: 'true-false', answer, misconception, feedback: richPair(feedback) };
}
