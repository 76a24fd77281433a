import { parseRichText } from '@alba/domain/rich-text';
import { publicBaseOf, richPair } from '../common/rich.ts';
import { letterId } from '../common/schema.ts';
import type { AuthoredOf, KeyOf, PublicOf } from '../kinds.ts';

export const gapMark = '{{gap}}';

export function toPublic(authored: AuthoredOf<'cloze'>): PublicOf<'cloze'> {
  const pieces = authored.text.split(gapMark);
  return {
    kind: 'cloze',
    ...publicBaseOf(authored),
    gaps: authored.gaps.map(({ options }, gap) => ({
      id: letterId(gap),
      before: parseRichText(pieces[gap] ?? ''),
      options: options.map(({ text }, position) => ({ id: letterId(position), text })),
    })),
    after: parseRichText(pieces.slice(authored.gaps.length).join('')),
  };
}

export function toKey({ gaps }: AuthoredOf<'cloze'>): KeyOf<'cloze'> {
  const key: KeyOf<'cloze'> = { kind: 'cloze', gaps: {} };
  for (const [gap, { options }] of gaps.entries()) {
    const place: KeyOf<'cloze'>['gaps'][string] = { correct: '', wrong: {} };
    for (const [position, option] of options.entries()) {
      const id = letterId(position);
      if ('correct' in option) place.correct = id;
      else place.wrong[id] = { misconception: option.misconception, feedback: richPair(option.feedback) };
    }
    key.gaps[letterId(gap)] = place;
  }
  return key;
}
