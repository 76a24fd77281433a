import type { ArticleSheet } from '@alba/contract/printing';
import { editions } from '@alba/domain/editions';
import { useTranslation } from 'react-i18next';
import { productName } from '../../lib/edition.ts';
import { usePrintArticleQuery, usePrintOwnArticleQuery } from './api.ts';
import type { PrintingProps } from './passage-print.tsx';
import { PrintLoading, PrintProblem } from './print-problem.tsx';
import { PrintedPicture, PrintedText, WordsToKnow } from './printed-text.tsx';
import { Sheet } from './sheet.tsx';
import { useLevelWords } from './use-level-words.ts';
import { useRightSlug } from './use-right-slug.ts';

export type ArticlePrintProps = PrintingProps & { lessonId: number; articleId: string; level?: number; activityId?: number };

/** An article of Learn more, ready for the printer (S-PRINT). */
export function ArticlePrint({ isTeacher, lessonId, articleId, level, activityId, ...look }: ArticlePrintProps) {
  const params = { lessonId, articleId };
  const forTeacher = usePrintArticleQuery({ params, query: { level } }, { skip: !isTeacher });
  const forStudent = usePrintOwnArticleQuery({ params, query: { level, activityId } }, { skip: isTeacher });
  const { data, error, isFetching, refetch } = isTeacher ? forTeacher : forStudent;
  useRightSlug(data?.slug);
  if (data) return <PrintedArticle sheet={data} isTeacher={isTeacher} {...look} />;
  if (!error) return <PrintLoading />;
  return <PrintProblem of="article" error={error} onRetry={refetch} isRetrying={isFetching} />;
}

function PrintedArticle({ sheet, isTeacher, mark, renderTable }: PrintingProps & { sheet: ArticleSheet }) {
  const { t } = useTranslation('print-text');
  const levelWords = useLevelWords(isTeacher);
  const { article, paragraphs, words } = sheet;
  const lang = editions[sheet.edition].locale;
  const head = t(($) => $.head, { lesson: sheet.lessonTitle, part: t(($) => $.parts['learn-more']), level: levelWords(sheet) });
  return (
    <Sheet mark={mark} title={article.title} head={head} className={sheet.className} lang={lang}>
      <div lang={lang}>
        <p className="a-sheet__dek">{article.summary}</p>
        <PrintedPicture picture={article.picture} />
        <PrintedText paragraphs={paragraphs} renderTable={renderTable} isNumbered={false} />
        <section className="a-sheet__talk">
          <h2>{t(($) => $.talkAbout)}</h2>
          <p>{article.talkAbout}</p>
        </section>
        <WordsToKnow words={words} />
        <p className="a-sheet__foot">{t(($) => $.source, { lesson: sheet.lessonTitle, product: productName })}</p>
      </div>
    </Sheet>
  );
}
