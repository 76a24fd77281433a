import { parseRichText } from '@alba/domain/rich-text';
import { publicBaseOf, richPair } from '../common/rich.ts';
import { letterId } from '../common/schema.ts';
import type { AuthoredOf, KeyOf, PublicOf } from '../kinds.ts';

export function toPublic(authored: AuthoredOf<'single-choice'>): PublicOf<'single-choice'> {
  return {
    kind: 'single-choice',
    ...publicBaseOf(authored),
    choices: authored.choices.map(({ text }, position) => ({ id: letterId(position), text: parseRichText(text) })),
  };
}

export function toKey(authored: AuthoredOf<'single-choice'>): KeyOf<'single-choice'> {
  const key: KeyOf<'single-choice'> = { kind: 'single-choice', correct: '', wrong: {} };
  for (const [position, choice] of authored.choices.entries()) {
    const id = letterId(position);
    if ('correct' in choice) key.correct = id;
    else key.wrong[id] = { misconception: choice.misconception, feedback: richPair(choice.feedback) };
  }
  return key;
}
