import { describe, expect, it } from 'vitest';
import { syllablesEn } from './syllables-en.ts';

/** Counted by hand, as General American says them. */
const counted: Record<number, string> = {
  1: `the a I saw crack ground smoke hissed smelled scared looked walked watched jumped rolled climbed moved used rose hills stood through though thought eight
school world earth rock rocks ash plate plates stone stones names lived burned helped asked one once who their they're friend friends whole bridge strength
straight squeezed clothes months cooled warmed pushed reached breathed`,
  2: `ashes houses branches places pieces changes ages wanted started added needed cornfield people little table middle simple water river lava magma crater
mountain village story after under over into only early hotter quickly slowly something someone outside inside sometimes themselves beneath before became
because being seeing going doing science quiet lion poem meter hundred thousand measure picture nature future creature danger strongest tallest thunder
sulfur farmer witness student didn't couldn't wasn't`,
  3: `volcano eruption however together another important example already beginning remember September animal hospital Mexico afternoon tomorrow energy idea
area radio museum piano continent evidence scientist discover suddenly direction attention observer condition ten-story media lemonade elephant barbecue`,
  4: `February January community geologist material experience information particular observation population American military necessary ordinary generation
education original photographer`,
  5: `electricity university possibility imagination communication`,
};
const words = Object.entries(counted).flatMap(([count, list]) => list.split(/\s+/).map((word): [string, number] => [word, Number(count)]));

describe('syllablesEn', () => {
  it('is tried on at least 120 words', () => expect(words.length).toBeGreaterThanOrEqual(120));
  it.each(words)('%s has %i', (word, count) => expect(syllablesEn(word)).toBe(count));
});
