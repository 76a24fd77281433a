import type { HeardWord } from '../messages.ts';

/** An event of eSpeak NG: where in the text (letters from 1) and in the sound (milliseconds) it stands. */
export type EspeakEvent = { type: string; text_position: number; word_length: number; audio_position: number; id?: string | number };

/** eSpeak reads its input as SSML: signs that would be markup are written out. Tells where each letter of the input came from. */
export function asSsml(text: string): { input: string; origins: number[] } {
  const written: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
  let input = '';
  const origins: number[] = [];
  let place = 0;
  // letters, not halves of them: that is how eSpeak counts
  for (const letter of text) {
    const shown = written[letter] ?? letter;
    input += shown;
    for (const _ of shown) origins.push(place);
    place += letter.length;
  }
  return { input, origins };
}

/**
 * The words that eSpeak told of. A word begins with its event and ends where the silence after it begins, or with the next. It
 * joins small words ("in the") and tells of the first only, and counts several for one number.
 */
export function wordsOf(events: readonly EspeakEvent[], { origins, offset }: { origins: readonly number[]; offset: number }): HeardWord[] {
  const words: HeardWord[] = [];
  let word: HeardWord | undefined;
  let hasSounded = false;
  let silentFrom: number | undefined;
  const finish = (at: number) => {
    if (word) word.end = Math.max(word.start, offset + (silentFrom ?? at) / 1000);
    word = undefined;
  };
  for (const { type, text_position, word_length, audio_position, id } of events) {
    if (type === 'word') {
      finish(audio_position);
      const from = origins[text_position - 1];
      if (from === undefined) continue;
      const last = origins[text_position - 1 + Math.max(0, word_length - 1)] ?? from;
      word = { from, to: last + 1, start: offset + audio_position / 1000, end: 0 };
      words.push(word);
      hasSounded = false;
      silentFrom = undefined;
    } else if (type === 'phoneme') {
      if (id) {
        hasSounded = true;
        silentFrom = undefined;
      } else if (hasSounded) silentFrom ??= audio_position;
    } else if (type === 'end') finish(audio_position);
  }
  finish(events.at(-1)?.audio_position ?? 0);
  return words;
}
