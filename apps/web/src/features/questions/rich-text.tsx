import type { RichText } from '@alba/domain/rich-text';

/** A line of content with its marks. Vocabulary is explained in the passage only, so here it is plain. */
export function Rich({ text }: { text: RichText }) {
  return text.map((node, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a line of content never changes its order
    if (node.type === 'strong') return <strong key={index}>{node.text}</strong>;
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    if (node.type === 'emphasis') return <em key={index}>{node.text}</em>;
    // its own element: page translation replaces bare text nodes
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    return <span key={index}>{node.text}</span>;
  });
}

/** The words alone: for lists of choices, names and announcements. */
export function plain(text: RichText): string {
  return text.map((node) => node.text).join('');
}
