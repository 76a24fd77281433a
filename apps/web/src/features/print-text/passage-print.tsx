import type { PartKey } from '@alba/content/lesson-view';
import type { PassageSheet } from '@alba/contract/printing';
import { editions } from '@alba/domain/editions';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrintOwnPassageQuery, usePrintPassageQuery } from './api.ts';
import { PrintLoading, PrintProblem } from './print-problem.tsx';
import { PrintedPicture, PrintedText, type RenderTable, WordsToKnow } from './printed-text.tsx';
import { Sheet } from './sheet.tsx';
import { useLevelWords } from './use-level-words.ts';
import { useRightSlug } from './use-right-slug.ts';

export type PrintingProps = {
  isTeacher: boolean;
  /** The mark of the product; the page frame knows it. */
  mark: ReactNode;
  renderTable: RenderTable;
};
export type PassagePrintProps = PrintingProps & { lessonId: number; part: PartKey; resourceId: string; level: number; activityId?: number };

/** A passage at one reading level, ready for the printer (S-PRINT). */
export function PassagePrint({ isTeacher, lessonId, part, resourceId, level, activityId, ...look }: PassagePrintProps) {
  const params = { lessonId, part, resourceId };
  const forTeacher = usePrintPassageQuery({ params, query: { level } }, { skip: !isTeacher });
  const forStudent = usePrintOwnPassageQuery({ params, query: { level, activityId } }, { skip: isTeacher });
  const { data, error, isFetching, refetch } = isTeacher ? forTeacher : forStudent;
  useRightSlug(data?.slug);
  if (data) return <PrintedPassage sheet={data} isTeacher={isTeacher} {...look} />;
  if (!error) return <PrintLoading />;
  return <PrintProblem of="passage" error={error} onRetry={refetch} isRetrying={isFetching} />;
}

function PrintedPassage({ sheet, isTeacher, mark, renderTable }: PrintingProps & { sheet: PassageSheet }) {
  const { t } = useTranslation('print-text');
  const levelWords = useLevelWords(isTeacher);
  const { lang, head } = { lang: editions[sheet.edition].locale, head: { lesson: sheet.lessonTitle, part: t(($) => $.parts[sheet.part]) } };
  return (
    <Sheet mark={mark} title={sheet.resource.title} head={t(($) => $.head, { ...head, level: levelWords(sheet) })} className={sheet.className} lang={lang}>
      <PassageBody {...sheet} lang={lang} renderTable={renderTable} />
    </Sheet>
  );
}

/** What stands under the title of a passage. */
export function PassageBody({ resource, paragraphs, words, lang, renderTable }: Pick<PassageSheet, 'resource' | 'paragraphs' | 'words'> & PassageBodyLook) {
  const { t } = useTranslation('print-text');
  const { subtitle, label, lead, figures, transcript } = resource;
  return (
    <div lang={lang}>
      {subtitle && <p className="a-sheet__dek">{subtitle}</p>}
      {label && <p className="a-sheet__label">{label === 'model-data' ? t(($) => $.modelData) : t(($) => $.modelText)}</p>}
      {lead && <PrintedPicture picture={lead} />}
      <PrintedText paragraphs={paragraphs} figures={figures} renderTable={renderTable} />
      {transcript && (
        <div className="a-sheet__text">
          {transcript.map(({ heading, text }) => (
            <div key={text}>
              {heading && <h3>{heading}</h3>}
              <p>{text}</p>
            </div>
          ))}
        </div>
      )}
      <WordsToKnow words={words} />
    </div>
  );
}
type PassageBodyLook = { lang: string; renderTable: RenderTable };
