import { ChartColumn, Table2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../ui/segmented.tsx';
import { type Report, useReportedLessonQuery } from './api.ts';
import { QuestionBars } from './question-bars.tsx';
import type { QuestionLine } from './question-line.ts';
import { QuestionTable } from './question-table.tsx';

/** How each question went, as bars or as a table of the same figures. */
export function QuestionsSection({ report }: { report: Report }) {
  const { t } = useTranslation('lesson-report');
  const [look, setLook] = useState<'chart' | 'table'>('chart');
  const lines = useLines(report);
  const given = { lines, submitted: report.submittedCount };
  return (
    <section aria-labelledby="by-question" className="mt-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="by-question" className="text-2xl">
          {t(($) => $.questions.title)}
        </h2>
        <Segmented
          label={t(($) => $.questions.look)}
          value={look}
          onChange={setLook}
          options={[
            { value: 'chart', label: t(($) => $.questions.chart), icon: ChartColumn },
            { value: 'table', label: t(($) => $.questions.table), icon: Table2 },
          ]}
        />
      </div>
      {look === 'chart' ? <QuestionBars {...given} /> : <QuestionTable {...given} />}
    </section>
  );
}

/** The report counts by id; the lesson brings the words. Until they are here a question is called by its number. */
function useLines({ lesson, questions }: Report): QuestionLine[] {
  const { t } = useTranslation('lesson-report');
  const { data } = useReportedLessonQuery({ params: { lessonId: lesson.lessonId } });
  return useMemo(() => {
    const prompts = new Map(data?.lesson.parts.flatMap((part) => part.questions.map(({ id, prompt }) => [id, prompt] as const)));
    return questions.map((question, index) => ({
      ...question,
      number: index + 1,
      words: prompts.get(question.questionId) ?? [{ type: 'text', text: t(($) => $.questions.number, { number: index + 1 }) }],
    }));
  }, [data, questions, t]);
}
