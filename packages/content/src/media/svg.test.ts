import { describe, expect, it } from 'vitest';
import { svgFaults, svgViewBox, svgWarnings } from './svg.ts';

const drawing = (inner: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"${attributes}>${inner}</svg>`;

describe('svgFaults', () => {
  it.each([
    ['shapes', drawing('<path d="M0 0h9"/><g fill="#123"/>')],
    ['a reference inside the drawing', drawing('<defs><clipPath id="a"/></defs><use href="#a"/><g clip-path="url(#a)" fill=\'url( "#a" )\'/>')],
    ['an XML heading', `<?xml version="1.0"?>${drawing('')}`],
    ['words that look like dangers', drawing('<!-- on the hill; scripted -->', ' data-on="1"')],
  ])('lets %s pass', (_, source) => expect(svgFaults(source)).toEqual([]));

  it.each([
    ['a script', drawing('<script>alert(1)</script>')],
    ['a script with a prefix', drawing('<svg:script/>')],
    ['foreign content', drawing('<foreignObject><p/></foreignObject>')],
    ['an event', drawing('', ' onload="x()"')],
    ['an event behind a slash', '<svg/onload=x() viewBox="0 0 1 1"/>'],
    ['an outside picture', drawing('<image href="https://example.com/a.png"/>')],
    ['an inline picture', drawing('<image href="data:image/svg+xml;base64,AAAA"/>')],
    ['an outside xlink', drawing('<use xlink:href="other.svg#a"/>')],
    ['another prefix for xlink', drawing('<use x:href="//example.com/a"/>')],
    ['an unquoted address', drawing('<a href=https://example.com>x</a>')],
    ['a script address', drawing('<a href="javascript:x()">x</a>')],
    ['an outside style', drawing('<style>@import "https://example.com/a.css";</style>')],
    ['an outside url', drawing('<rect style="fill:url(https://example.com/a)"/>')],
    ['a coded address', drawing('<style>a{b:\\75rl(x)}&#64;import</style>')],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('')}`],
    ['a style sheet instruction', `<?xml-stylesheet href="a.css"?>${drawing('')}`],
    ['another base', drawing('', ' xml:base="https://example.com/"')],
    ['an animated address', drawing('<a><set attributeName="href" to="#a"/></a>')],
    ['no drawing at all', '<html><body/></html>'],
    ['nothing', ''],
  ])('refuses %s', (_, source) => expect(svgFaults(source)).not.toEqual([]));
});

describe('svgWarnings', () => {
  it('advises against text', () => {
    expect(svgWarnings(drawing('<text>ice</text>'))).toHaveLength(1);
    expect(svgWarnings(drawing('<path/>'))).toEqual([]);
  });
});

describe('svgViewBox', () => {
  it.each([
    [drawing(''), { width: 320, height: 200 }],
    ["<svg\n  viewBox='0,0,64.4,48'/>", { width: 64, height: 48 }],
    ['<svg width="10" height="10"/>', undefined],
    ['<svg viewBox="0 0 0 10"/>', undefined],
    ['<svg viewBox="0 0 x 10"/>', undefined],
  ])('%s', (source, size) => expect(svgViewBox(source)).toEqual(size));
});
