import type { ResourceView } from '@alba/content/lesson-view';
import type { RichText } from '@alba/domain/rich-text';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Formula } from '../../lib/maths/formula.tsx';
import { readPlace } from '../../lib/read-place.ts';
import { Figure } from './figure.tsx';
import type { Paragraphs } from './level-text.ts';
import { paragraphId } from './paragraph-place.ts';
import { readingPieces } from './reading-pieces.ts';
import { type VocabularyEntry, VocabularyWord } from './vocabulary-word.tsx';
import '../../ui/lesson.css';

export type PassageTextProps = {
  /** Anchors of the paragraphs carry it. */
  resourceId: string;
  paragraphs: Paragraphs;
  figures?: Extract<ResourceView, { kind: 'passage' }>['figures'];
  vocabulary: readonly VocabularyEntry[];
  lang: string;
  /** Articles are read without numbers. */
  isNumbered?: boolean;
};

/** Paragraphs of one level, with their numbers, figures and explained words. */
export function PassageText({ resourceId, paragraphs, figures = [], vocabulary, lang, isNumbered = true }: PassageTextProps) {
  const { t } = useTranslation('passage');
  const figuresAfter = (number: number) => figures.filter(({ after }) => after === number).map((figure) => <Figure key={figureKey(figure)} {...figure} />);
  return (
    <>
      {figuresAfter(0)}
      {paragraphs.map((paragraph) => (
        <Fragment key={paragraph.number}>
          {paragraph.heading && (
            <h3 className="a-passage__heading" data-read={readPlace(resourceId, paragraph.number)}>
              {paragraph.heading}
            </h3>
          )}
          <p id={paragraphId(resourceId, paragraph.number)} tabIndex={-1} className="a-passage__paragraph">
            {isNumbered && (
              <span className="a-passage__number" translate="no">
                <span className="sr-only">{t(($) => $.paragraph)} </span>
                {paragraph.number}
              </span>
            )}
            {paragraph.units.map((unit) => (
              <span key={unit.number} data-read={readPlace(resourceId, paragraph.number, unit.number)}>
                <ReadingText text={unit.text} vocabulary={vocabulary} lang={lang} />{' '}
              </span>
            ))}
          </p>
          {figuresAfter(paragraph.number)}
        </Fragment>
      ))}
    </>
  );
}

const figureKey = ({ after, picture, table }: PassageFigure) => `${after} ${picture?.media ?? ''} ${table?.caption ?? ''}`;
type PassageFigure = Extract<ResourceView, { kind: 'passage' }>['figures'][number];

/** A line of the passage with its marks and explained words. */
function ReadingText({ text, vocabulary, lang }: { text: RichText; vocabulary: readonly VocabularyEntry[]; lang: string }) {
  return readingPieces(text).map(({ node, tail }, index) => {
    const entry = node.type === 'vocabulary' ? vocabulary.find(({ id }) => id === node.word) : undefined;
    // biome-ignore-start lint/suspicious/noArrayIndexKey: a line of content never changes its order
    if (entry) {
      return (
        <span key={index} className={tail ? 'whitespace-nowrap' : undefined}>
          <VocabularyWord entry={entry} lang={lang}>
            {node.text}
          </VocabularyWord>
          {tail && <span>{tail}</span>}
        </span>
      );
    }
    if (node.type === 'formula') return <Formula key={index} node={node} />;
    if (node.type === 'strong') return <strong key={index}>{node.text}</strong>;
    if (node.type === 'emphasis') return <em key={index}>{node.text}</em>;
    return <span key={index}>{node.text}</span>;
    // biome-ignore-end lint/suspicious/noArrayIndexKey: a line of content never changes its order
  });
}
