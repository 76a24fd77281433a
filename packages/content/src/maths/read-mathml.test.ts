import { describe, expect, it } from 'vitest';
import { readMathml } from './read-mathml.ts';

describe('@K-MATH readMathml', () => {
  it('reads a formula into a tree', () => {
    expect(readMathml('<math><mi>V</mi><mo>=</mo><mfrac><mn>3</mn><msup><mi>x</mi><mn>2</mn></msup></mfrac><mtext> m³</mtext></math>')).toEqual({
      math: {
        tag: 'math',
        children: [
          { tag: 'mi', text: 'V' },
          { tag: 'mo', text: '=' },
          {
            tag: 'mfrac',
            children: [
              { tag: 'mn', text: '3' },
              {
                tag: 'msup',
                children: [
                  { tag: 'mi', text: 'x' },
                  { tag: 'mn', text: '2' },
                ],
              },
            ],
          },
          { tag: 'mtext', text: ' m³' },
        ],
      },
    });
  });
  it('keeps how it looks and drops the namespace', () => {
    expect(readMathml('<math xmlns="http://www.w3.org/1998/Math/MathML"><mi mathvariant="normal">d</mi></math>')).toEqual({
      math: { tag: 'math', children: [{ tag: 'mi', attributes: { mathvariant: 'normal' }, text: 'd' }] },
    });
  });
  it.each([
    ['<math><mi>x</math>', 'not well-formed'],
    ['<math><script>alert(1)</script></math>', '<script> is not used here'],
    ['<math><mi href="javascript:alert(1)">x</mi></math>', 'attribute href'],
    ['<math><mi onclick="x()">x</mi></math>', 'attribute onclick'],
    ['<math><annotation-xml><p/></annotation-xml></math>', 'annotation-xml'],
    ['<math><mfrac><mn>1</mn></mfrac></math>', '<mfrac> needs 2 parts and has 1'],
    ['<math>12</math>', 'put it into <mi>'],
    ['<math><mn></mn></math>', '<mn> is empty'],
    ['<mi>x</mi>', 'begins with <math>'],
    ['<!DOCTYPE math [<!ENTITY a "b">]><math><mi>x</mi></math>', 'document type'],
  ])('refuses %s', (source, message) => {
    const result = readMathml(source);
    expect('wrong' in result && result.wrong).toContain(message);
  });
});
