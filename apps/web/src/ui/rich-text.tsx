import type { RichText } from '@alba/domain/rich-text';
import { Formula } from '../lib/maths/formula.tsx';

/** A line of content with its marks and formulas. Vocabulary is explained in the passage only, so here it is plain. */
export function Rich({ text }: { text: RichText }) {
  return text.map((node, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: a line of content never changes its order
    if (node.type === 'strong') return <strong key={index}>{node.text}</strong>;
    if (node.type === 'emphasis') return <em key={index}>{node.text}</em>;
    if (node.type === 'formula') return <Formula key={index} node={node} />;
    // its own element: page translation replaces bare text nodes
    return <span key={index}>{node.text}</span>;
    // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
  });
}
