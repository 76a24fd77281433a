import { vi } from 'vitest';

/** A voice of the device that says nothing and tells everything: tests move it along. */
export type GivenVoice = {
  /** What was asked to be said, the newest last. */
  said: () => string[];
  /** The voice comes to a letter of what it is saying. */
  reach: (letter: number) => void;
  /** It has said what it was asked to. */
  finish: () => void;
  fail: () => void;
};

/** jsdom cannot speak: gives the page a voice of this language. */
export function givenVoice(lang: string): GivenVoice {
  const asked: Spoken[] = [];
  const last = () => asked.at(-1) as Spoken;
  const voices = [{ lang, localService: true, name: 'Test' }];
  vi.stubGlobal('SpeechSynthesisUtterance', Spoken);
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak: (one: Spoken) => {
      asked.push(one);
      queueMicrotask(() => one.onstart?.());
    },
    cancel: () => asked.at(-1)?.onerror?.({ error: 'interrupted' }),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  return {
    said: () => asked.map(({ text }) => text),
    reach: (charIndex) => last().onboundary?.({ charIndex, name: 'word' }),
    finish: () => last().onend?.(),
    fail: () => last().onerror?.({ error: 'synthesis-failed' }),
  };
}

class Spoken {
  readonly text: string;
  rate = 1;
  onstart?: () => void;
  onboundary?: (event: { charIndex: number; name: string }) => void;
  onend?: () => void;
  onerror?: (event: { error: string }) => void;
  constructor(text: string) {
    this.text = text;
  }
}
