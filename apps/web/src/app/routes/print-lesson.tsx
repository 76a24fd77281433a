import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { DataFigure, unitTextOf } from '../../features/passage/index.ts';
import { LessonPrint, PrintProblem } from '../../features/print-text/index.ts';
import { AnswerWords } from '../../features/questions/index.ts';
import { needMessages } from '../../lib/i18n/index.ts';
import { Rich } from '../../ui/rich-text.tsx';
import { BrandMark } from '../frame/brand.tsx';
import { idOf, levelOf } from './print-address.ts';

await needMessages('print-text', 'passage', 'questions', 'preview', 'failure');

/** `/lesson/:slug/:lessonId/print`: the lesson on paper, with the key if the teacher asks for it. */
export function Component() {
  const { t } = useTranslation('preview');
  const lessonId = idOf(useParams().lessonId);
  const [search] = useSearchParams();
  if (lessonId === undefined) return <PrintProblem of="lesson" />;
  return (
    <LessonPrint
      lessonId={lessonId}
      level={levelOf(search.get('level'))}
      mark={<BrandMark size={26} />}
      renderTable={(table) => <DataFigure key={table.caption} table={table} isOnPaper />}
      unitTextOf={unitTextOf}
      renderAnswer={({ question, answer: { correct, key }, unitText }) =>
        key.answer.kind === 'open-response' ? (
          <>
            {t(($) => $.notes.strong)}: <Rich text={key.answer.modelAnswers.strong} />
          </>
        ) : (
          <AnswerWords question={question} response={correct} unitText={unitText} />
        )
      }
    />
  );
}
