import type { LessonGuideKind } from '@alba/contract/guides';
import type { LocalDate } from '@alba/domain/assignments';
import { dateProblems, includedLessons } from '@alba/domain/collections';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../lib/announce.ts';
import type { Collection } from './api.ts';
import { AssignCard } from './assign-card.tsx';
import { FillDates } from './fill-dates.tsx';
import { DeniedRow, LessonRow } from './lesson-row.tsx';
import type { LessonWords } from './lesson-words.ts';
import { usePlan } from './use-plan.ts';
import { useStanding } from './use-standing.ts';
import './collections.css';

export type OpenCollectionProps = {
  collection: Collection;
  words: LessonWords;
  /** A lesson on paper. */
  materials: (given: { lessonId: number; title: string; guides: readonly LessonGuideKind[] }) => ReactNode;
  /** Shown under a due date: what the students of the class owe already. */
  renderWorkload?: (given: { classIds: readonly number[]; due: LocalDate | null; onChoose: (date: LocalDate) => void }) => ReactNode;
};

export function OpenCollection({ collection, words, materials, renderWorkload }: OpenCollectionProps) {
  const { t } = useTranslation('collections');
  const planning = usePlan(collection);
  const { plan, classId, today, setLesson } = planning;
  const standing = useStanding({ collectionId: collection.collectionId, classId, plan, today });
  const [isTold, setTold] = useState(false);
  const problems = dateProblems(plan, today).filter(({ problem }) => isTold || problem === 'before-start');
  const countWords = (included: number) => t(($) => $.lessons.included, { included, total: plan.lessons.length });
  const included = includedLessons(plan).length;
  const skip = (lessonId: number, isSkipped: boolean) => {
    setLesson(lessonId, { isSkipped });
    announce(countWords(included + (isSkipped ? -1 : 1)), 'polite');
  };
  return (
    <div data-subject={collection.subject} className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_340px]">
      <section aria-labelledby="sequence" className="min-w-0">
        <p className="a-sequence__about text-lg text-soft">{collection.summary}</p>
        <div className="mt-8 mb-3 flex flex-wrap items-baseline justify-between gap-3">
          <h2 id="sequence" className="text-2xl">
            {t(($) => $.lessons.title)}
          </h2>
          <p className="text-soft [font-variant-numeric:tabular-nums]">{countWords(included)}</p>
        </div>
        <FillDates planning={planning} />
        <ol className="a-sequence">
          {collection.lessons.map((lesson, index) => {
            if (lesson.state === 'denied') return <DeniedRow key={lesson.lessonId} lesson={lesson} place={index + 1} />;
            const { lessonId, title } = lesson.card;
            const planned = plan.lessons.find((one) => one.lessonId === lessonId);
            return (
              planned && (
                <LessonRow
                  key={lessonId}
                  lesson={lesson}
                  place={index + 1}
                  planned={planned}
                  startsOn={plan.startsNow ? today : undefined}
                  checked={standing.of.get(lessonId)}
                  problems={problems.filter((problem) => problem.lessonId === lessonId)}
                  topic={words.category}
                  materials={lesson.guides.length > 0 && materials({ lessonId, title, guides: lesson.guides })}
                  workload={
                    classId !== undefined && renderWorkload?.({ classIds: [classId], due: planned.due, onChoose: (due) => setLesson(lessonId, { due }) })
                  }
                  onSkip={(isSkipped) => skip(lessonId, isSkipped)}
                  onChange={(change) => setLesson(lessonId, change)}
                />
              )
            );
          })}
        </ol>
        {collection.leftOut > 0 && <p className="mt-2 text-soft">{t(($) => $.lessons.leftOut, { count: collection.leftOut })}</p>}
      </section>
      <AssignCard collection={collection} planning={planning} standing={standing} isTold={isTold} onTold={setTold} />
    </div>
  );
}
