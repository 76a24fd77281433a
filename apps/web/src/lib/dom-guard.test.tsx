import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { guardDom } from './dom-guard.ts';

let set: (count: number) => void = () => undefined;

function Counter() {
  const [count, setCount] = useState(1);
  set = setCount;
  return (
    <p data-testid="words">
      {count > 0 && 'One lesson is due'}
      {count > 1 && <b>and another</b>}
      {count > 2 && ' today'}
    </p>
  );
}

/** What page translators do: every text becomes `<font><font>words</font></font>`. */
function translate(root: Node): void {
  for (const node of [...root.childNodes]) {
    if (node.nodeType !== Node.TEXT_NODE) translate(node);
    else {
      const outer = document.createElement('font');
      outer.append(Object.assign(document.createElement('font'), { textContent: `«${node.textContent}»` }));
      node.parentNode?.replaceChild(outer, node);
    }
  }
}

describe('a page rewritten by a translator', () => {
  beforeAll(guardDom);

  it('can still lose a text that was replaced', () => {
    render(<Counter />);
    translate(screen.getByTestId('words'));
    expect(() => act(() => set(0))).not.toThrow();
    expect(screen.getByTestId('words')).toBeInTheDocument();
  });

  it('can still get new parts before and after replaced ones', () => {
    render(<Counter />);
    act(() => set(3));
    translate(screen.getByTestId('words'));
    expect(() => act(() => set(1))).not.toThrow();
    expect(() => act(() => set(3))).not.toThrow();
    expect(screen.getByText('and another')).toBeInTheDocument();
  });

  it('takes out the wrapper when the translator kept the old node inside', () => {
    const parent = document.createElement('div');
    const words = document.createTextNode('hello');
    const wrapper = document.createElement('font');
    parent.append(wrapper);
    wrapper.append(words);
    expect(parent.removeChild(words)).toBe(words);
    expect(parent.childNodes).toHaveLength(0);
  });

  it('inserts before the wrapper of the node it was told', () => {
    const parent = document.createElement('div');
    const words = document.createTextNode('world');
    const wrapper = document.createElement('font');
    parent.append(wrapper);
    wrapper.append(words);
    parent.insertBefore(document.createTextNode('hello '), words);
    expect(parent.textContent).toBe('hello world');
  });

  it('leaves ordinary changes alone', () => {
    const parent = document.createElement('div');
    const child = parent.appendChild(document.createElement('i'));
    parent.insertBefore(document.createElement('b'), child);
    parent.removeChild(child);
    expect(parent.innerHTML).toBe('<b></b>');
  });
});
