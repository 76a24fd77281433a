import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messageTypes } from '../../tools/message-types.ts';

type Words = { [key: string]: string | Words };
const files = import.meta.glob<{ default: Words }>(
  ['../ui/messages/*.json', './messages/*.json', '../lib/*/messages/*.json', '../features/*/messages/*.json'],
  { eager: true },
);
const plural = /_(zero|one|two|few|many|other)$/;
const english = Object.keys(files).filter((file) => file.endsWith('/en.json'));
const wordsOf = (file: string) => files[file]?.default ?? {};

/** `menu.help → Help`, for every word of a file. */
function flat(words: Words, path = ''): Map<string, string> {
  const all = new Map<string, string>();
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'string') all.set(path + key, value);
    else for (const [inner, text] of flat(value, `${path}${key}.`)) all.set(inner, text);
  }
  return all;
}

const stems = (words: Map<string, string>) => new Set([...words.keys()].map((key) => key.replace(plural, '')));
const slots = (text: string) => [...text.matchAll(/{{\s*(\w+)/g)].map((match) => match[1]).sort();

describe.each(english)('words of %s', (file) => {
  const en = flat(wordsOf(file));

  it.each(['pt', 'es'])('are all there in %s, and no others', (language) => {
    const other = flat(wordsOf(file.replace(/en\.json$/, `${language}.json`)));
    expect([...stems(other)].sort()).toEqual([...stems(en)].sort());
    expect([...other].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.each(['en', 'pt', 'es'])('have every plural form that %s needs', (language) => {
    const words = flat(wordsOf(file.replace(/en\.json$/, `${language}.json`)));
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const counted = new Set([...words.keys()].filter((key) => plural.test(key)).map((key) => key.replace(plural, '')));
    const missing = [...counted].flatMap((stem) => needed.filter((form) => !words.has(`${stem}_${form}`)).map((form) => `${stem}_${form}`));
    expect(missing).toEqual([]);
  });

  it.each(['pt', 'es'])('put “de” after a million only before what is counted in %s', (language) => {
    const words = flat(wordsOf(file.replace(/en\.json$/, `${language}.json`)));
    const odd = [...words].filter(([key, text]) => key.endsWith('_many') && /\}\} de(?=$|[.:,;]| (?:de|com|con|sin|sem)\b)/u.test(text)).map(([key]) => key);
    expect(odd).toEqual([]);
  });

  it.each(['pt', 'es'])('put the same values in %s', (language) => {
    const other = flat(wordsOf(file.replace(/en\.json$/, `${language}.json`)));
    const different = [...en].filter(([key, text]) => other.has(key) && slots(other.get(key) ?? '').join() !== slots(text).join()).map(([key]) => key);
    expect(different).toEqual([]);
  });

  it('open every Spanish question and exclamation', () => {
    const es = flat(wordsOf(file.replace(/en\.json$/, 'es.json')));
    const count = (text: string, sign: string) => text.split(sign).length;
    expect([...es].filter(([, text]) => count(text, '?') !== count(text, '¿') || count(text, '!') !== count(text, '¡'))).toEqual([]);
  });
});

it('keeps the types of the words up to date (node apps/web/tools/message-types.ts)', () => {
  expect(readFileSync(`${import.meta.dirname}/messages.d.ts`, 'utf8')).toBe(messageTypes());
});
