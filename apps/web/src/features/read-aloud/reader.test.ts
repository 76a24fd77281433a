import { describe, expect, it, vi } from 'vitest';
import { rich } from '../../testing/given-lesson.ts';
import { Reader } from './reader.ts';
import { guessedScript, type Script } from './script.ts';
import type { VoiceEvents } from './voice.ts';

const script = guessedScript(
  [
    {
      of: 'resource',
      textId: 'hill',
      level: 1,
      paragraphs: [{ number: 1, units: [{ number: 1, text: rich('Smoke came out of it. It was magma. It hissed!') }] }],
    },
  ],
  'en-US',
);
const startOf = (sentence: number, of: Script = script) => of.words[of.sentences[sentence]?.first ?? 0]?.start ?? 0;

/** A voice that does nothing but remember. */
function given({ instead }: { instead?: Script } = {}) {
  const voices: {
    events: VoiceEvents;
    play: ReturnType<typeof vi.fn>;
    pause: ReturnType<typeof vi.fn>;
    setRate: ReturnType<typeof vi.fn>;
    close: ReturnType<typeof vi.fn>;
  }[] = [];
  const makeVoice = (events: VoiceEvents) => {
    const voice = { events, play: vi.fn(), pause: vi.fn(), setRate: vi.fn(), close: vi.fn() };
    voices.push(voice);
    return voice;
  };
  const onFail = vi.fn();
  const reader = new Reader({ script, makeVoice }, { instead: instead && (() => ({ script: instead, makeVoice })), onFail });
  return { reader, voices, onFail, voice: () => voices.at(-1) as (typeof voices)[0] };
}

describe('@S-READALOUD a reading', () => {
  it('plays, tells the word that is heard, pauses and goes on at the same place', () => {
    const { reader, voice } = given();
    reader.play();
    expect(voice().play).toHaveBeenLastCalledWith(0);
    voice().events.onTime(startOf(1), true);
    expect(reader.state()).toMatchObject({ phase: 'playing', sentence: 1, word: script.sentences[1]?.first });
    reader.toggle();
    expect(voice().pause).toHaveBeenCalled();
    voice().events.onTime(startOf(2), true);
    expect(reader.state()).toMatchObject({ phase: 'paused', sentence: 1 });
    reader.toggle();
    expect(voice().play).toHaveBeenLastCalledWith(startOf(1));
  });
  it('knows only the sentence where the voice does', () => {
    const { reader, voice } = given();
    reader.play();
    voice().events.onTime(startOf(2), false);
    expect(reader.state()).toMatchObject({ sentence: 2, word: undefined });
  });
  it('goes back to the beginning of the sentence, then to the one before', () => {
    const { reader, voice } = given();
    reader.play();
    voice().events.onTime(startOf(1) + 1.6, true);
    reader.back();
    expect(voice().play).toHaveBeenLastCalledWith(startOf(1));
    reader.back();
    expect(voice().play).toHaveBeenLastCalledWith(startOf(0));
    reader.back();
    expect(voice().play).toHaveBeenLastCalledWith(0);
  });
  it('moves by seconds without passing the beginning, and ends at the end', () => {
    const { reader, voice } = given();
    reader.skip(-5);
    expect(reader.state()).toMatchObject({ phase: 'paused', time: 0 });
    reader.seek(1.2);
    expect(reader.state().time).toBe(1);
    reader.skip(500);
    expect(reader.state().phase).toBe('ended');
    expect(voice().close).toHaveBeenCalled();
  });
  it('keeps the speed for the next reading', () => {
    const first = given();
    first.reader.setRate(1.25);
    const second = given();
    expect(second.reader.state().rate).toBe(1.25);
    expect(second.voice().setRate).toHaveBeenCalledWith(1.25);
    second.reader.setRate(1);
  });
  it('waits for another press where the browser asks for one', () => {
    const { reader, voice } = given();
    reader.play();
    voice().events.onBlocked();
    expect(reader.state().phase).toBe('paused');
  });
  it('goes on with another voice at the same word when the sound does not come, and gives up when that fails too', () => {
    const other: Script = {
      ...script,
      words: script.words.map((word) => ({ ...word, start: word.start * 2, end: word.end * 2 })),
      duration: script.duration * 2,
    };
    const { reader, voices, voice, onFail } = given({ instead: other });
    reader.play();
    voice().events.onTime(startOf(2), true);
    voice().events.onFail();
    expect(voices[0]?.close).toHaveBeenCalled();
    expect(voice().play).toHaveBeenLastCalledWith(startOf(2, other));
    expect(onFail).not.toHaveBeenCalled();
    voice().events.onFail();
    expect(onFail).toHaveBeenCalledOnce();
    expect(reader.state().phase).toBe('ended');
  });
  it('tells its listeners only of changes, and nothing after the end', () => {
    const { reader, voice } = given();
    const listener = vi.fn();
    reader.play();
    const leave = reader.subscribe(listener);
    voice().events.onTime(0, true);
    voice().events.onTime(0.01, true);
    expect(listener).toHaveBeenCalledTimes(1);
    reader.stop();
    voice().events.onTime(3, true);
    reader.play();
    expect(reader.state().phase).toBe('ended');
    leave();
  });
});
