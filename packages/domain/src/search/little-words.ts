import type { Edition } from '../editions/index.ts';

/** Words that stand in every sentence and tell no lesson from another, folded. */
const littleWords: Record<Edition['language'], ReadonlySet<string>> = {
  en: new Set(
    'a an and are as at be by can do does for from how in into is it its of on or our that the their this to was we what when where who why with you'.split(
      ' ',
    ),
  ),
  pt: new Set(
    'a ao aos as com como da das de do dos e em eh era esta este foi mais na nas no nos nosso o onde os ou para pelo pela por porque quando quem que se ser seu sua um uma'.split(
      ' ',
    ),
  ),
  es: new Set(
    'a al como con cual cuando de del donde el en era es esta este esto fue la las lo los mas nuestro o para por porque que quien se ser sin su sus un una y'.split(
      ' ',
    ),
  ),
};

/** Without the little words of the language; a search of nothing else keeps them. */
export function withoutLittleWords<Word extends { word: string }>(words: readonly Word[], language: Edition['language']): readonly Word[] {
  const telling = words.filter(({ word }) => !littleWords[language].has(word));
  return telling.length > 0 ? telling : words;
}
