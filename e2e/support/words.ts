import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { demonstration, type EditionId, type Language } from './editions.ts';

type Messages = { [key: string]: string | Messages };
export type Words = (path: string, values?: Record<string, string | number>) => string;

const web = resolve(import.meta.dirname, '../../apps/web/src');
const places = (namespace: string, language: Language) =>
  [`features/${namespace}`, namespace, `lib/${namespace}`].map((folder) => `${web}/${folder}/messages/${language}.json`);
const loaded = new Map<string, Messages>();

function messagesOf(namespace: string, language: Language): Messages {
  const key = `${namespace}/${language}`;
  const known = loaded.get(key);
  if (known) return known;
  const file = places(namespace, language).find((place) => existsSync(place));
  if (!file) throw new Error(`no messages ${key}`);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Messages;
  loaded.set(key, messages);
  return messages;
}

/**
 * The product's own words for a key such as `sign-in:refused.offline.title`, in one language: what a journey looks for on the
 * screen. A `count` picks the plural form. A key that is not there fails the test, as does a screen that shows another language.
 */
export function wordsIn(language: Language): Words {
  return (path, values = {}) => {
    const [namespace = '', key = ''] = path.split(':');
    const found = forms(key, language, values.count).map((form) => at(messagesOf(namespace, language), form));
    const text = found.find((one) => one !== undefined);
    if (text === undefined) throw new Error(`no words for ${path} in ${language}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => {
      if (!(name in values)) throw new Error(`${path} needs ${name}`);
      return String(values[name]);
    });
  };
}

export const wordsOf = (edition: EditionId): Words => wordsIn(demonstration[edition].language);

function forms(key: string, language: Language, count: string | number | undefined): string[] {
  if (typeof count !== 'number') return [key];
  const rule = new Intl.PluralRules(language).select(count);
  return [...(count === 0 ? [`${key}_zero`] : []), `${key}_${rule}`, key];
}

function at(messages: Messages, key: string): string | undefined {
  let here: string | Messages | undefined = messages;
  for (const part of key.split('.')) here = typeof here === 'object' ? here[part] : undefined;
  return typeof here === 'string' ? here : undefined;
}

/** A text of the product inside a longer one, whatever stands around it. */
export const containing = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

/** One text and then another, such as a button's word and the lesson it belongs to. */
export const both = (first: string, second: string) => new RegExp(`${containing(first).source}.*${containing(second).source}`);
