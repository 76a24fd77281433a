import type { MathNode } from '@alba/domain/rich-text';
import { createElement, type ReactNode } from 'react';

/** A formula as the browser's own MathML. The tree holds known elements and attributes only, so nothing in it can be an address or a script. */
export function mathElements({ tag, text, attributes, children = [] }: MathNode, key?: number): ReactNode {
  return createElement(tag, { ...attributes, key }, text, ...children.map(mathElements));
}
