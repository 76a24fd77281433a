import { describe, expect, it } from 'vitest';
import { elementOf, rangeOf } from './text-range.ts';

function shown(html: string): HTMLElement {
  const template = new DOMParser().parseFromString(`<p data-read="hill 1 2">${html}</p>`, 'text/html');
  document.body.replaceChildren(...template.body.childNodes);
  return elementOf(document, 'hill 1 2') as HTMLElement;
}
const cut = (html: string, from: number, to: number) => rangeOf(shown(html), from, to)?.toString();

describe('@S-READALOUD where a word stands on the page', () => {
  it.each([
    ['<span>It was </span><strong>not</strong><span> rain.</span>', 7, 10, 'not'],
    ['<span>It was </span><strong>not</strong><span> rain.</span>', 0, 16, 'It was not rain.'],
    ['<span>The </span><span><button>crater</button><span>.</span></span>', 4, 10, 'crater'],
    ['<span>ab</span>', 1, 2, 'b'],
  ])('%s %i-%i', (html, from, to, words) => expect(cut(html, from, to)).toBe(words));

  it('takes a formula whole, whose words are not on the page', () => {
    const html = '<span>so </span><span role="img" aria-label="two plus two"><i>2+2</i></span><span> fills</span>';
    expect(cut(html, 7, 11)).toBe('2+2');
    expect(cut(html, 3, 21)).toBe('2+2 fills');
    expect(cut(html, 16, 21)).toBe('fills');
  });
  it('finds nothing beyond the text, and no place that is not there', () => {
    expect(cut('<span>ab</span>', 1, 9)).toBeUndefined();
    expect(elementOf(document, 'sea 1 heading')).toBeUndefined();
  });
});
