import { describe, expect, it } from 'vitest';
import { isWholeSentences, sentencesOf, wordsOf } from './tokens.ts';

describe('wordsOf', () => {
  it.each([
    ['ten-story buildings', ['ten-story', 'buildings']],
    ["It didn't move.", ['It', "didn't", 'move']],
    ['O tipiti aperta-se.', ['O', 'tipiti', 'aperta-se']],
    ['15 000 pessoas, 1.234,5 km', ['15 000', 'pessoas', '1.234,5', 'km']],
    ['a las 15\u2009000 y 3.5', ['a', 'las', '15\u2009000', 'y', '3.5']],
    ['às 15h30, o 6º ano', ['às', '15h30', 'o', '6º', 'ano']],
    ['40% of 3/4', ['40', 'of', '3/4']],
    ['In 1943 200 people came', ['In', '1943', '200', 'people', 'came']],
    ['—¿Qué? —dijo.', ['Qué', 'dijo']],
  ])('%j', (text, words) => expect(wordsOf(text)).toEqual(words));
});

describe('sentencesOf', () => {
  it.each([
    ['It rained. It stopped.', 2],
    ['Dr. Atl painted it. He was glad.', 2],
    ['R. R. Alvarez wrote in the U.S. about it.', 1],
    ['"Run!" he said. They ran.', 2],
    ['"Run!" They ran.', 2],
    ['It was 3.5 meters. Then 4.', 2],
    ['Wait… what? Yes.', 2],
    ['¿Qué pasó? ¡Nada! Siguió.', 3],
    ['O Sr. Silva, às 15h30, saiu. Voltou.', 2],
    ['—No sé —dijo. —Yo sí.', 2],
    ['No stop at the end', 1],
    ['…', 0],
  ])('%j has %i', (text, count) => expect(sentencesOf(text)).toHaveLength(count));
});

describe('isWholeSentences', () => {
  it.each([
    ['The lake rose.', true],
    ['“¿Quién fue?” preguntó Ana.', true],
    ['¿Quién fue?', true],
    ['In 1943 it began. It grew!', true],
    ['«Ya viene», dijo.', true],
    ['20 people came.', true],
    ['and the lake rose.', false],
    ['The lake rose,', false],
    ['The lake rose', false],
    ['', false],
  ])('%j is %s', (text, whole) => expect(isWholeSentences(text)).toBe(whole));
});
