import { publicBaseOf, richPair } from '../common/rich.ts';
import type { AuthoredOf, KeyOf, PublicOf } from '../kinds.ts';

export function toPublic(authored: AuthoredOf<'numeric'>): PublicOf<'numeric'> {
  const { unit } = authored;
  return { kind: 'numeric', ...publicBaseOf(authored), ...(unit === undefined ? {} : { unit }) };
}

export function toKey({ answer, tolerance, slips, feedback }: AuthoredOf<'numeric'>): KeyOf<'numeric'> {
  return {
    kind: 'numeric',
    answer,
    tolerance,
    slips: slips.map((slip) => ({ value: slip.value, misconception: slip.misconception, feedback: richPair(slip.feedback) })),
    feedback: richPair(feedback),
  };
}
