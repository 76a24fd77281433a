import type { FormulaNode, RichText } from '@alba/domain/rich-text';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { showIn } from '../../testing/words.ts';
import { Rich } from '../../ui/rich-text.tsx';
import { Formula } from './formula.tsx';

const mathml = 'http://www.w3.org/1998/Math/MathML';
const spoken = 'three over x squared';
const node: FormulaNode = {
  type: 'formula',
  text: spoken,
  math: {
    tag: 'math',
    children: [
      {
        tag: 'mfrac',
        children: [
          { tag: 'mn', text: '3' },
          {
            tag: 'msup',
            children: [
              { tag: 'mi', text: 'x', attributes: { mathvariant: 'normal' } },
              { tag: 'mn', text: '2' },
            ],
          },
        ],
      },
    ],
  },
};

// jsdom has no layout, so nothing is ever wider than its box
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

it('is drawn as MathML of the browser until MathJax has come', () => {
  const { container } = render(<Formula node={node} />);
  const math = container.querySelector('math');
  expect(math?.namespaceURI).toBe(mathml);
  expect(math?.querySelector('mfrac > msup > mi')?.getAttribute('mathvariant')).toBe('normal');
  expect([...(math?.querySelectorAll('mn') ?? [])].map(({ namespaceURI, textContent }) => [namespaceURI, textContent])).toEqual([
    [mathml, '3'],
    [mathml, '2'],
  ]);
});

it.each([
  ['en', 'formula'],
  ['pt', 'fórmula'],
  ['es', 'fórmula'],
] as const)('is called by its spoken words (%s)', async (language, role) => {
  await showIn(language);
  render(<Formula node={node} />);
  const formula = screen.getByRole('img', { name: spoken });
  expect(formula).toHaveAttribute('aria-roledescription', role);
  for (const part of formula.children) expect(part).toHaveAttribute('aria-hidden', 'true');
});

it('gives a line of content one name, words and formula', () => {
  const line: RichText = [{ type: 'text', text: 'It is ' }, node, { type: 'text', text: ' litres.' }];
  render(
    <button type="button">
      <Rich text={line} />
    </button>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName(new RegExp(`^It is\\s*${spoken}\\s*litres\\.$`));
});

it('stands in a line or in a box of its own', () => {
  const { container, rerender } = render(<Formula node={node} />);
  expect(container.querySelector('math')?.getAttribute('display')).toBeNull();
  rerender(<Formula node={{ ...node, display: 'block' }} />);
  expect(container.querySelector('math')?.getAttribute('display')).toBe('block');
});

it('shows markup inside a formula as the characters it is', () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const { container } = render(<Formula node={{ ...node, math: { tag: 'math', children: [{ tag: 'mtext', text: hostile }] } }} />);
  expect(container.querySelector('mtext')?.textContent).toBe(hostile);
  expect(container.querySelector('mtext')?.childElementCount).toBe(0);
});
