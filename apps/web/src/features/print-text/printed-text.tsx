import type { PassageSheet } from '@alba/contract/printing';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Formula } from '../../lib/maths/formula.tsx';
import { mediaUrl, sourcesOf } from '../../lib/media-url.ts';
import { Picture } from '../../ui/picture.tsx';

type Paragraphs = PassageSheet['paragraphs'];
type Figure = PassageSheet['resource']['figures'][number];
export type Table = NonNullable<Figure['table']>;
export type RenderTable = (table: Table) => ReactNode;

export type PrintedTextProps = { paragraphs: Paragraphs; figures?: readonly Figure[]; renderTable: RenderTable; isNumbered?: boolean };

/** Paragraphs on paper: numbers in the margin, explained words underlined with dots. */
export function PrintedText({ paragraphs, figures = [], renderTable, isNumbered = true }: PrintedTextProps) {
  const figuresAfter = (number: number) =>
    figures.filter(({ after }) => after === number).map((figure) => <PrintedFigure key={nameOf(figure)} figure={figure} renderTable={renderTable} />);
  return (
    <div className="a-sheet__text" data-numbered={isNumbered || undefined}>
      {figuresAfter(0)}
      {paragraphs.map(({ number, heading, units }) => (
        <Fragment key={number}>
          {heading && <h3>{heading}</h3>}
          <p>
            {isNumbered && <i translate="no">{number}</i>}
            {units.map((unit) => (
              <span key={unit.number}>
                <PrintedLine text={unit.text} />{' '}
              </span>
            ))}
          </p>
          {figuresAfter(number)}
        </Fragment>
      ))}
    </div>
  );
}

const nameOf = ({ after, picture, table }: Figure) => `${after} ${picture?.media ?? ''} ${table?.caption ?? ''}`;

function PrintedLine({ text }: { text: Paragraphs[number]['units'][number]['text'] }) {
  return text.map((node, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: a line of content never changes its order
    if (node.type === 'vocabulary') return <b key={index}>{node.text}</b>;
    if (node.type === 'formula') return <Formula key={index} node={node} />;
    if (node.type === 'strong') return <strong key={index}>{node.text}</strong>;
    if (node.type === 'emphasis') return <em key={index}>{node.text}</em>;
    return <span key={index}>{node.text}</span>;
    // biome-ignore-end lint/suspicious/noArrayIndexKey: a line of content never changes its order
  });
}

function PrintedFigure({ figure: { picture, table }, renderTable }: { figure: Figure; renderTable: RenderTable }) {
  return (
    <>
      {picture && <PrintedPicture picture={picture} />}
      {table && renderTable(table)}
    </>
  );
}

/** A picture with its caption; its source stands there too. */
export function PrintedPicture({ picture }: { picture: NonNullable<Figure['picture']> }) {
  return (
    <figure className="a-sheet__figure">
      <Picture src={mediaUrl(picture.media)} sources={sourcesOf(picture)} alt={picture.description} width={picture.width} height={picture.height} isEager />
      {picture.caption && <figcaption>{picture.caption}</figcaption>}
    </figure>
  );
}

/** The words that are explained on the screen when pressed, with their meanings. */
export function WordsToKnow({ words }: Pick<PassageSheet, 'words'>) {
  const { t } = useTranslation('print-text');
  if (words.length === 0) return null;
  return (
    <section className="a-sheet__words">
      <h2>{t(($) => $.words)}</h2>
      <dl>
        {words.map(({ id, word, definition }) => (
          <div key={id}>
            <dt>{word}</dt> <dd>{definition}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
