import { type Script, wordAt } from './script.ts';
import type { Voice, VoiceEvents } from './voice.ts';

export const rates = [0.75, 1, 1.25, 1.5] as const;

export type Reading = {
  phase: 'playing' | 'paused' | 'ended';
  /** Whole seconds. */
  time: number;
  sentence: number;
  /** Undefined where only the sentence is known. */
  word: number | undefined;
  rate: number;
};
/** A script and what can read it. */
export type Performance = { script: Script; makeVoice: (events: VoiceEvents) => Voice };
type Hooks = {
  /** When the sound does not come: what else can read? It goes on at the same word. */
  instead?: () => Performance | undefined;
  /** Nothing can: the reading is over. */
  onFail: () => void;
};

/** Going back within so many seconds of a sentence's beginning goes to the one before. */
const grace = 1.5;
/** What this person chose last, kept while the page stands. */
let chosenRate = 1;

/** Reads a script aloud and tells where it is. Begins paused, at the beginning. */
export class Reader {
  #script: Script;
  #voice: Voice;
  #at = 0;
  #reading: Reading = { phase: 'paused', time: 0, sentence: 0, word: undefined, rate: chosenRate };
  #instead: Hooks['instead'];
  readonly #onFail: () => void;
  readonly #listeners = new Set<() => void>();

  constructor({ script, makeVoice }: Performance, { instead, onFail }: Hooks) {
    this.#script = script;
    this.#instead = instead;
    this.#onFail = onFail;
    this.#voice = makeVoice(this.#events);
    this.#voice.setRate(chosenRate);
  }

  /** The texts as they are being read. */
  get script(): Script {
    return this.#script;
  }

  readonly state = (): Reading => this.#reading;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly play = (): void => {
    this.#change({ phase: 'playing' });
    this.#voice.play(this.#at);
  };

  readonly pause = (): void => {
    if (this.#reading.phase !== 'playing') return;
    this.#voice.pause();
    this.#change({ phase: 'paused' });
  };

  readonly toggle = (): void => (this.#reading.phase === 'playing' ? this.pause() : this.play());

  /** To a second of the whole; the end of it ends the reading. */
  readonly seek = (time: number): void => {
    if (time >= this.#script.duration) {
      this.stop();
      return;
    }
    this.#moveTo(time, true);
    if (this.#reading.phase === 'playing') this.#voice.play(this.#at);
  };

  readonly skip = (seconds: number): void => this.seek(Math.max(0, this.#at + seconds));

  /** To the beginning of the sentence, or of the one before when it has only begun. */
  readonly back = (): void => {
    const { sentence } = this.#reading;
    const hasOnlyBegun = this.#at - this.#startOf(sentence) <= grace;
    this.seek(this.#startOf(hasOnlyBegun ? Math.max(0, sentence - 1) : sentence));
  };

  readonly setRate = (rate: number): void => {
    chosenRate = rate;
    this.#change({ rate });
    this.#voice.setRate(rate);
  };

  readonly stop = (): void => {
    this.#voice.close();
    this.#change({ phase: 'ended' });
  };

  readonly #events: VoiceEvents = {
    onTime: (time, isExact) => this.#reading.phase === 'playing' && this.#moveTo(time, isExact),
    onEnd: () => this.stop(),
    onBlocked: () => this.#change({ phase: 'paused' }),
    onFail: () => this.#goOnOtherwise(),
  };

  #goOnOtherwise(): void {
    const other = this.#instead?.();
    // what fails too is not tried again
    this.#instead = undefined;
    if (!other) {
      this.stop();
      this.#onFail();
      return;
    }
    this.#voice.close();
    const word = wordAt(this.#script.words, this.#at);
    this.#script = other.script;
    this.#voice = other.makeVoice(this.#events);
    this.#voice.setRate(this.#reading.rate);
    this.#moveTo(this.#script.words[word]?.start ?? 0, false);
    if (this.#reading.phase === 'playing') this.#voice.play(this.#at);
  }

  #startOf(sentence: number): number {
    return this.#script.words[this.#script.sentences[sentence]?.first ?? 0]?.start ?? 0;
  }

  #moveTo(time: number, isExact: boolean): void {
    this.#at = Math.min(Math.max(0, time), this.#script.duration);
    const word = wordAt(this.#script.words, this.#at);
    this.#change({ time: Math.floor(this.#at), sentence: this.#script.words[word]?.sentence ?? 0, word: isExact ? word : undefined });
  }

  #change(next: Partial<Reading>): void {
    const isNew = Object.entries(next).some(([key, value]) => this.#reading[key as keyof Reading] !== value);
    if (!isNew || this.#reading.phase === 'ended') return;
    this.#reading = { ...this.#reading, ...next };
    for (const listener of this.#listeners) listener();
  }
}
