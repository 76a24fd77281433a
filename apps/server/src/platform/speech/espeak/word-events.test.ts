import { describe, expect, it } from 'vitest';
import { asSsml, type EspeakEvent, wordsOf } from './word-events.ts';

/** What eSpeak NG 1.52 told of three texts: type/place/letters/milliseconds/sound, as it came. */
const recorded = {
  'It cost 3 < 4 in the U.S. in 1943. “Run!”': `
    word/1/2/0 phoneme/1/0/0/ɪ phoneme/1/0/136/t word/4/4/187 phoneme/4/0/242/k phoneme/4/0/294/ˈɔ phoneme/4/0/460/s phoneme/4/0/556/t
    word/9/1/607 phoneme/9/0/620/θ phoneme/9/0/712/ɹ phoneme/9/0/791/ˈiː phoneme/9/0/913/ phoneme/9/0/984/ word/16/1/1055 phoneme/16/0/1068/f
    phoneme/16/0/1154/ˈɔː phoneme/16/0/1351/ɹ word/18/2/1365 phoneme/18/0/1406/ɪ phoneme/18/0/1441/n phoneme/18/0/1505/ð phoneme/18/0/1557/ə
    word/25/1/1614 phoneme/25/0/1625/j phoneme/25/0/1685/ˌuː phoneme/25/0/1732/ˈɛ phoneme/25/0/1879/s word/30/2/1961 phoneme/30/0/1961/ɪ
    phoneme/30/0/2040/n word/33/4/2106 phoneme/33/0/2106/n phoneme/33/0/2191/ˈaɪ phoneme/33/0/2278/n phoneme/33/0/2394/t phoneme/33/0/2439/iː
    phoneme/33/0/2497/n phoneme/33/0/2556/h phoneme/33/0/2626/ˈʌ phoneme/33/0/2739/n phoneme/33/0/2848/d phoneme/33/0/2865/ɹ phoneme/33/0/2920/ɪ
    phoneme/33/0/2964/d word/34/4/3051 phoneme/34/0/3064/f phoneme/34/0/3149/ˈɔːɹ phoneme/34/0/3341/ɾ phoneme/34/0/3384/i word/34/4/3458
    phoneme/34/0/3471/θ phoneme/34/0/3564/ɹ phoneme/34/0/3668/ˈiː phoneme/35/0/3855/ phoneme/35/0/4244/ end/38/0/4244 phoneme/35/0/4244/
    phoneme/35/0/4315/ word/40/3/4386 phoneme/40/0/4386/ɹ phoneme/40/0/4546/ˈʌ phoneme/40/0/4711/n phoneme/46/0/4841/ phoneme/46/0/5278/
    end/43/0/5278 phoneme/48/0/5278/ phoneme/48/0/5287/ end/44/0/5287`,
  'Você viu? Disse: “Claro”, às 10h30.': `
    word/1/4/0 phoneme/1/0/12/v phoneme/1/0/79/o phoneme/1/0/185/s phoneme/1/0/267/ˌe word/6/3/401 phoneme/6/0/414/v phoneme/6/0/518/ˈiʊ
    phoneme/11/0/784/ phoneme/11/0/1173/ end/10/0/1173 word/11/5/1173 phoneme/11/0/1187/dʒ phoneme/11/0/1225/ˈi phoneme/11/0/1379/s
    phoneme/11/0/1461/y phoneme/17/0/1523/ phoneme/17/0/1814/ end/17/0/1814 phoneme/17/0/1814/ phoneme/17/0/1885/ word/19/0/1956
    phoneme/19/0/2011/k phoneme/19/0/2078/l phoneme/19/0/2165/ˈa phoneme/19/0/2293/ɾ phoneme/19/0/2339/ʊ phoneme/30/0/2413/ phoneme/30/0/2607/
    end/26/0/2607 word/27/2/2607 phoneme/27/0/2607/a phoneme/27/0/2772/s word/30/2/2854 phoneme/30/0/2891/d phoneme/30/0/2911/ˈɛ
    phoneme/30/0/3045/z word/32/1/3112 phoneme/32/0/3112/a phoneme/32/0/3225/ɡ phoneme/32/0/3294/ˈa word/33/2/3427 phoneme/33/0/3482/t
    phoneme/33/0/3507/r phoneme/33/0/3620/ˈi phoneme/33/0/3707/ŋ phoneme/33/0/3843/t phoneme/33/0/3868/æ phoneme/37/0/3955/ phoneme/37/0/3964/
    end/35/0/3964`,
  '¿Por qué? El Dr. Pérez midió 11,5 cm.': `
    word/2/3/0 phoneme/2/0/43/p phoneme/2/0/78/o phoneme/2/0/162/ɾ word/6/3/213 phoneme/6/0/268/k phoneme/6/0/320/ˈe phoneme/12/0/541/
    phoneme/12/0/930/ end/10/0/930 word/11/2/930 phoneme/11/0/930/e phoneme/11/0/1061/l word/14/2/1109 phoneme/14/0/1122/ð phoneme/14/0/1168/o
    phoneme/14/0/1279/k phoneme/14/0/1385/t phoneme/14/0/1410/ˈo phoneme/14/0/1578/ɾ phoneme/17/0/1627/ phoneme/17/0/1636/ end/17/0/1636
    word/18/5/1636 phoneme/18/0/1691/p phoneme/18/0/1725/ˈe phoneme/18/0/1850/ɾ phoneme/18/0/1890/e phoneme/18/0/1956/s word/24/5/2038
    phoneme/24/0/2038/m phoneme/24/0/2111/i phoneme/24/0/2192/ð phoneme/24/0/2259/j phoneme/24/0/2358/ˈo word/30/4/2453 phoneme/30/0/2453/ˈo
    phoneme/30/0/2558/n phoneme/30/0/2638/s phoneme/30/0/2720/e word/31/4/2820 phoneme/31/0/2864/k phoneme/31/0/2916/ˌo phoneme/31/0/3006/m
    phoneme/31/0/3073/a word/31/4/3152 phoneme/31/0/3165/s phoneme/31/0/3247/ˈi phoneme/31/0/3346/n phoneme/31/0/3461/k phoneme/31/0/3513/o
    word/35/2/3640 phoneme/35/0/3653/s phoneme/35/0/3735/ˌe phoneme/35/0/3819/ˈɛ phoneme/35/0/3973/m phoneme/35/0/4063/e phoneme/40/0/4149/
    phoneme/40/0/4158/ end/37/0/4158`,
};

function eventsOf(text: keyof typeof recorded): EspeakEvent[] {
  return recorded[text]
    .trim()
    .split(/\s+/)
    .map((line) => {
      const [type = '', place, letters, at, id] = line.split('/');
      return { type, text_position: Number(place), word_length: Number(letters), audio_position: Number(at), id };
    });
}

function heard(text: keyof typeof recorded, offset = 0) {
  return wordsOf(eventsOf(text), { origins: asSsml(text).origins, offset }).map(({ from, to, start, end }) => [
    text.slice(from, to),
    rounded(start),
    rounded(end),
  ]);
}

const rounded = (seconds: number) => Math.round(seconds * 1000) / 1000;

describe('words from the events of eSpeak NG', () => {
  it('finds them in a text with signs that had to be written out, joined small words and numbers of several words', () => {
    expect(heard('It cost 3 < 4 in the U.S. in 1943. “Run!”')).toEqual([
      ['It', 0, 0.187],
      ['cost', 0.187, 0.607],
      ['3', 0.607, 0.913],
      ['4', 1.055, 1.365],
      ['in', 1.365, 1.614],
      ['U', 1.614, 1.961],
      ['in', 1.961, 2.106],
      ['1943', 2.106, 3.051],
      ['943.', 3.051, 3.458],
      ['943.', 3.458, 3.855],
      ['Run', 4.386, 4.841],
    ]);
  });
  it('ends a word before a quotation where its silence begins', () => {
    expect(heard('Você viu? Disse: “Claro”, às 10h30.').slice(0, 5)).toEqual([
      ['Você', 0, 0.401],
      ['viu', 0.401, 0.784],
      ['Disse', 1.173, 1.523],
      ['C', 1.956, 2.413],
      ['às', 2.607, 2.854],
    ]);
  });
  it('counts from where the paragraph begins in the sound', () => {
    expect(heard('¿Por qué? El Dr. Pérez midió 11,5 cm.', 10)).toMatchObject([
      ['Por', 10, 10.213],
      ['qué', 10.213, 10.541],
      ['El', 10.93, 11.109],
      ['Dr', 11.109, 11.627],
      ['Pérez', 11.636, 12.038],
      ['midió', 12.038, 12.453],
      ['11,5', 12.453, 12.82],
      ['1,5 ', 12.82, 13.152],
      ['1,5 ', 13.152, 13.64],
      ['cm', 13.64, 14.149],
    ]);
  });
  it('knows where each letter came from, whole letters and not halves', () => {
    const { input, origins } = asSsml('🌋 < &');
    expect(input).toBe('🌋 &lt; &amp;');
    expect(origins[[...input].indexOf('t')]).toBe('🌋 '.length);
  });
});
