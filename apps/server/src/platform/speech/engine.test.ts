import { afterEach, describe, expect, it } from 'vitest';
import { fakeEngine, secondsALetter } from '../../testing/fake-speech-engine.ts';
import { createSpeechEngine, type SpeechEngine } from './engine.ts';

let engine: SpeechEngine;
afterEach(() => engine.close());

describe('the process of a speech engine', () => {
  it('says a text after another, with the time of its words', async () => {
    engine = createSpeechEngine(fakeEngine());
    const sound = await engine.speak({ language: 'en', text: 'Smoke rose fast' });
    expect(sound.seconds).toBeCloseTo(15 * secondsALetter);
    expect(sound.audio.subarray(0, 4).toString()).toBe('RIFF');
    expect(sound.words.map(({ from, to }) => 'Smoke rose fast'.slice(from, to))).toEqual(['Smoke', 'fast']);
    expect((await engine.speak({ language: 'pt', text: 'Oi' })).seconds).toBeCloseTo(2 * secondsALetter);
  });
  it.each([
    ['cannot say it', 'WRONG', 'it cannot be said'],
    ['dies', 'CRASH', 'stopped'],
    ['answers something else', 'ANOTHER', 'something else'],
  ])('tells when it %s, and goes on with the next', async (_, text, message) => {
    engine = createSpeechEngine(fakeEngine());
    await expect(engine.speak({ language: 'en', text })).rejects.toThrow(message);
    expect((await engine.speak({ language: 'en', text: 'Next' })).words).toHaveLength(1);
  });
  it('is ended when it takes too long', async () => {
    engine = createSpeechEngine(fakeEngine(), { patience: 50 });
    await expect(engine.speak({ language: 'en', text: 'HANG' })).rejects.toThrow('stopped');
  });
  it('tells when its program is not there', async () => {
    engine = createSpeechEngine({ voice: 'None', command: '/nowhere/engine', args: [] });
    await expect(engine.speak({ language: 'en', text: 'Hello' })).rejects.toThrow('stopped');
  });
  it('lets a text go when it is closed', async () => {
    engine = createSpeechEngine(fakeEngine());
    const said = expect(engine.speak({ language: 'en', text: 'HANG' })).rejects.toThrow('stopped');
    engine.close();
    await said;
  });
  it('does not start again for a text that comes after it was closed', async () => {
    engine = createSpeechEngine(fakeEngine());
    engine.close();
    await expect(engine.speak({ language: 'en', text: 'HANG' })).rejects.toThrow('stopped');
  });
});
