import { type Script, wordAt } from './script.ts';
import type { Voice, VoiceEvents } from './voice.ts';

/**
 * Lets the browser read, a sentence at a time: long texts stop by themselves in some browsers, and a pause that can be relied on is
 * to stop and begin again at the word.
 */
export function deviceVoice(script: Script, voice: SpeechSynthesisVoice, { onTime, onEnd, onFail }: VoiceEvents): Voice {
  const { words, sentences } = script;
  const speech = globalThis.speechSynthesis;
  /** The browser forgets what nobody holds, and then it never tells the end. */
  let current: SpeechSynthesisUtterance | undefined;
  let word = 0;
  let rate = 1;

  const hush = () => {
    current = undefined;
    speech.cancel();
  };
  const say = (from: number) => {
    word = from;
    const first = words[from];
    const sentence = first && sentences[first.sentence];
    if (!sentence) return onEnd();
    const begin = from === sentence.first ? sentence.from : first.from;
    const utterance = new SpeechSynthesisUtterance(sentence.text.slice(begin - sentence.from));
    Object.assign(utterance, { voice, lang: voice.lang, rate });
    let isExact = false;
    utterance.onstart = () => utterance === current && onTime(first.start, false);
    utterance.onboundary = ({ charIndex, name }) => {
      if (utterance !== current || (name && name !== 'word')) return;
      isExact = true;
      const found = words.findLastIndex((one, index) => index >= from && index <= sentence.last && one.from <= begin + charIndex);
      word = Math.max(from, found);
      onTime(words[word]?.start ?? first.start, isExact);
    };
    utterance.onend = () => utterance === current && say(sentence.last + 1);
    utterance.onerror = ({ error }) => {
      if (utterance === current && error !== 'interrupted' && error !== 'canceled') onFail();
    };
    current = utterance;
    speech.speak(utterance);
  };
  return {
    play(from) {
      hush();
      say(wordAt(words, from));
    },
    pause: hush,
    setRate(next) {
      rate = next;
      if (!current) return;
      hush();
      say(word);
    },
    close: hush,
  };
}
