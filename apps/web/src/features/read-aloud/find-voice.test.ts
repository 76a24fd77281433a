import { afterEach, describe, expect, it, vi } from 'vitest';
import { findDeviceVoice } from './find-voice.ts';

const has = (...voices: [lang: string, localService?: boolean][]) =>
  vi.stubGlobal('speechSynthesis', { getVoices: () => voices.map(([lang, localService = true]) => ({ lang, localService })) });
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('@S-READALOUD a voice of the device', () => {
  it.each([
    ['en-US', ['en-GB', 'en-US'], 'en-US'],
    ['en-US', ['fr-FR', 'en-GB'], 'en-GB'],
    ['es-419', ['es-ES', 'es_MX'], 'es_MX'],
    ['es-419', ['es-ES'], 'es-ES'],
    ['pt-BR', ['pt-PT', 'pt_BR'], 'pt_BR'],
    ['pt-BR', ['es-MX'], undefined],
  ])('for %s of %j is %s', (lang, voices, found) => {
    has(...voices.map((one): [string] => [one]));
    expect(findDeviceVoice(lang)?.lang).toBe(found);
  });
  it('is none that would send the text away', () => {
    has(['en-US', false]);
    expect(findDeviceVoice('en-US')).toBeUndefined();
  });
  it('is none in a browser that cannot speak', () => {
    vi.stubGlobal('speechSynthesis', undefined);
    expect(findDeviceVoice('en-US')).toBeUndefined();
  });
});
