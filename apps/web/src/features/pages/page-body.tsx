import type { EditionId } from '@alba/domain/editions';
import { useTranslation } from 'react-i18next';
import { editionLooks } from '../../lib/edition.ts';
import { useFormat } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { type Block, type PageText, sectionsOf } from './page-text.ts';

type Props = { text: PageText; edition: EditionId };

/** The sections of a page behind the footer, in lines of a length that is good to read. */
export function PageBody({ text, edition }: Props) {
  const { t } = useTranslation('pages');
  const { date } = useFormat();
  return (
    <div className="grid max-w-160 gap-10">
      {text.updated && <p className="text-sm text-soft">{t(($) => $.updated, { date: date(text.updated, 'long') })}</p>}
      {sectionsOf(text, edition).map(({ id, heading, body }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className="mb-3">
            {heading}
          </h2>
          <div className="grid gap-3">
            {body.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
              <BlockView key={index} block={block} edition={edition} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function BlockView({ block, edition }: { block: Block; edition: EditionId }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('list' in block) {
    return (
      <ul className="grid list-disc gap-1.5 pl-5">
        {block.list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  }
  if ('facts' in block) return <Facts facts={block.facts} />;
  if ('contact' in block) return <Contact words={block.contact} address={editionLooks[edition].contact} />;
  return (
    <p>
      <Link to={paths.footer(block.to)}>{block.words}</Link>
    </p>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="border-b border-line">
      {facts.map(([name, meaning]) => (
        <div key={name} className="grid gap-x-4 border-t border-line py-3 lg:grid-cols-[240px_minmax(0,1fr)]">
          <dt className="font-semibold">{name}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Opens the person's own mail program; no new tab, so nothing is said of one. */
function Contact({ words, address }: { words: string; address: string }) {
  return (
    <p>
      {words}{' '}
      <a href={`mailto:${address}`} className="font-semibold wrap-anywhere" translate="no">
        {address}
      </a>
    </p>
  );
}
