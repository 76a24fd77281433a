import { parseRichText } from '@alba/domain/rich-text';
import { publicBaseOf, richPair } from '../common/rich.ts';
import { letterId } from '../common/schema.ts';
import type { AuthoredOf, KeyOf, PublicOf } from '../kinds.ts';

export function toPublic(authored: AuthoredOf<'multiple-choice'>): PublicOf<'multiple-choice'> {
  return {
    kind: 'multiple-choice',
    ...publicBaseOf(authored),
    choose: authored.choices.filter((choice) => 'correct' in choice).length,
    choices: authored.choices.map(({ text }, position) => ({ id: letterId(position), text: parseRichText(text) })),
  };
}

export function toKey(authored: AuthoredOf<'multiple-choice'>): KeyOf<'multiple-choice'> {
  const key: KeyOf<'multiple-choice'> = { kind: 'multiple-choice', correct: [], wrong: {}, missing: richPair(authored.missing) };
  for (const [position, choice] of authored.choices.entries()) {
    const id = letterId(position);
    if ('correct' in choice) key.correct.push(id);
    else key.wrong[id] = { misconception: choice.misconception, feedback: richPair(choice.feedback) };
  }
  return key;
}
