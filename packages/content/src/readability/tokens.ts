/** Digits with their separators stay one word: 1,234.5 · 15 000 · 15h30 · 10%. Compounds with a hyphen or apostrophe are one word. */
const word = /(?<!\d)\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?![\d])|\d+(?:[.,:/]\d+)*\p{L}*(?:\d+)?|[\p{L}\p{M}]+(?:['’\-\u2011][\p{L}\p{M}\d]+)*\d*/gu;

export function wordsOf(text: string): string[] {
  return text.match(word) ?? [];
}

/** Full stops after these end no sentence, nor does one after a single capital (initials, U.S.). */
const abbreviation = /(?:^|[\s("'“‘«¿¡])(?:Mr|Mrs|Ms|Dr|Dra|Sr|Sra|Srta|St|Mt|Jr|vs|ex|ej|séc|núm|pág|aprox|Prof|Profa|(?:\p{L}\.)*\p{Lu})$/u;
const stop = /[.!?…]+["'”’»)\]]*(?=\s+["'“‘«([¿¡—–-]*\s*[\p{Lu}\p{N}]|\s*$)/gu;

/** The sentences of one paragraph. A stop before a small letter (said she) ends none. */
export function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of paragraph.matchAll(stop)) {
    const end = match.index + match[0].length;
    if (match[0] === '.' && end < paragraph.length && abbreviation.test(paragraph.slice(start, match.index))) continue;
    sentences.push(paragraph.slice(start, end));
    start = end;
  }
  sentences.push(paragraph.slice(start));
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => wordsOf(sentence).length > 0);
}

/** Whether a text is one or more whole sentences: begins like one and ends with a stop. */
export function isWholeSentences(text: string): boolean {
  return /^["'“‘«([¿¡—–\s]*[\p{Lu}\p{N}]/u.test(text) && endsSentence(text);
}

export function endsSentence(text: string): boolean {
  return /[.!?…]["'”’»)\]]*$/u.test(text.trim());
}
