import { parseRichText, type RichText } from '@alba/domain/rich-text';

/** The two steps of feedback as they travel. */
export function richPair(pair: readonly [string, string]): [RichText, RichText] {
  return [parseRichText(pair[0]), parseRichText(pair[1])];
}

type Base = { id: string; prompt: string; resource?: string | undefined };

/** What every public view takes from its question: picked, so that nothing new slips through. */
export function publicBaseOf({ id, prompt, resource }: Base): { id: string; prompt: RichText; resource?: string } {
  return { id, prompt: parseRichText(prompt), ...(resource === undefined ? {} : { resource }) };
}
