import { parseRichText } from '@alba/domain/rich-text';
import { publicBaseOf } from '../common/rich.ts';
import type { AuthoredOf, KeyOf, PublicOf } from '../kinds.ts';

export function toPublic(authored: AuthoredOf<'open-response'>): PublicOf<'open-response'> {
  const { recalls, checklist } = authored;
  return { kind: 'open-response', ...publicBaseOf(authored), ...(recalls === undefined ? {} : { recalls }), checklist: checklist.map(parseRichText) };
}

export function toKey({ modelAnswers, rubric }: AuthoredOf<'open-response'>): KeyOf<'open-response'> {
  const { strong, developing } = modelAnswers;
  return { kind: 'open-response', modelAnswers: { strong: parseRichText(strong), developing: parseRichText(developing) }, rubric: rubric.map(parseRichText) };
}
