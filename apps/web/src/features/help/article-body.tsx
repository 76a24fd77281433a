import Markdown, { type Components } from 'react-markdown';
import { Link } from '../../ui/link.tsx';

/** What Markdown says, in the parts of the design. Articles hold no HTML; were there some, it would show as text. */
const parts: Components = {
  h2: ({ children }) => <h2 className="mt-5 text-xl">{children}</h2>,
  ol: ({ children }) => <ol className="grid list-decimal gap-2 pl-6">{children}</ol>,
  ul: ({ children }) => <ul className="grid list-disc gap-2 pl-6">{children}</ul>,
  strong: ({ children }) => <strong className="font-semibold">{children}</strong>,
  // a text to try reading settings on: it looks like a passage
  blockquote: ({ children }) => <blockquote className="m-0 rounded-md bg-band px-5 py-4 font-reading text-reading leading-reading">{children}</blockquote>,
  a: ({ href = '', children }) => <Link to={href}>{children}</Link>,
};

/** The text of an article in lines of a length that is good to read. */
export function ArticleBody({ body }: { body: string }) {
  return (
    <div className="grid max-w-160 gap-3">
      <Markdown components={parts}>{body}</Markdown>
    </div>
  );
}
