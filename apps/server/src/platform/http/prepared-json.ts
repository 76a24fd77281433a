import { randomBytes } from 'node:crypto';

const texts = new WeakMap<object, string>();

/**
 * Stands in a reply for a value that is already JSON text, such as a lesson that thousands ask for: the text is sent as it
 * is. The caller vouches that it came from a value of type T of a schema that names everything it may show.
 */
export function preparedJson<T>(text: string): T {
  const stand = {
    // Only reached where the schema does not say what stands here; sending an empty object would hide that.
    toJSON() {
      throw new Error('prepared JSON stands where the reply schema has no object');
    },
  };
  texts.set(stand, text);
  return stand as T;
}

export const preparedTextOf = (value: unknown): string | undefined => (typeof value === 'object' && value !== null ? texts.get(value) : undefined);

/** Nobody outside this process can write the mark, so no text of a person can be taken for one. */
const mark = `prepared:${randomBytes(16).toString('hex')}:`;
const marked = new RegExp(`"${mark}(\\d+)"`, 'g');

/** Puts marks in for prepared texts while a reply is built, and the texts in for the marks when it is JSON. */
export function preparedTexts() {
  const found: string[] = [];
  return {
    hold: (text: string): string => `${mark}${found.push(text) - 1}`,
    fill: (json: string): string => (found.length === 0 ? json : json.replace(marked, (_mark, index: string) => found[Number(index)] ?? 'null')),
  };
}
