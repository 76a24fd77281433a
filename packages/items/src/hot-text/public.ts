import { publicBaseOf, richPair } from '../common/rich.ts';
import type { AuthoredOf, KeyOf, PublicOf } from '../kinds.ts';

export function toPublic(authored: AuthoredOf<'hot-text'>): PublicOf<'hot-text'> {
  return { kind: 'hot-text', ...publicBaseOf(authored), resource: authored.resource, units: [...authored.units], choose: authored.keys.length };
}

export function toKey({ keys, alternatives, wrong, feedback }: AuthoredOf<'hot-text'>): KeyOf<'hot-text'> {
  const entries = wrong.map((entry) => [String(entry.unit), { misconception: entry.misconception, feedback: richPair(entry.feedback) }]);
  return { kind: 'hot-text', keys: [[...keys], ...alternatives.map((set) => [...set])], wrong: Object.fromEntries(entries), feedback: richPair(feedback) };
}
