import type { LessonCard } from '@alba/contract/catalog';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../../lib/failure/index.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState, ErrorPanel } from '../../../ui/empty-state.tsx';
import { RowsSkeleton } from '../../../ui/skeleton.tsx';
import { useAssignableClassesQuery, useChosenLessonsQuery } from '../api.ts';
import { NoClasses } from '../no-classes.tsx';
import type { RenderWorkload } from '../render-workload.ts';
import { DonePanel } from './done-panel.tsx';
import { lessonIdsOf } from './draft.ts';
import type { DescribeLesson } from './lesson-name.tsx';
import { Steps } from './steps.tsx';
import type { WizardDraft } from './use-draft.ts';
import { wizardOf } from './use-wizard.ts';
import './many.css';

export type AssignManyProps = {
  wizard: WizardDraft;
  /** For whom and of what a lesson is, in one line. */
  describe: DescribeLesson;
  renderWorkload?: RenderWorkload;
  /** Where lessons are found. */
  findPath: string;
  /** They are assigned: nobody needs them chosen any longer. */
  onAssigned?: () => void;
};

/** Several lessons to one or more classes, in four steps (A-MULTI). */
export default function AssignMany(props: AssignManyProps) {
  const { wizard, findPath } = props;
  const { t } = useTranslation('assign');
  if (wizard.done) return <DonePanel done={wizard.done} wizard={wizard} findPath={findPath} />;
  if (lessonIdsOf(wizard.draft.wished).lessonIds.length === 0) {
    return (
      <EmptyState title={t(($) => $.many.none.title)} action={<ButtonLink to={findPath}>{t(($) => $.many.none.find)}</ButtonLink>}>
        {t(($) => $.many.none.body)}
      </EmptyState>
    );
  }
  return <Loading {...props} />;
}

function Loading({ wizard, ...props }: AssignManyProps) {
  const { t } = useTranslation('assign');
  const { lessonIds: wishedIds } = lessonIdsOf(wizard.draft.wished);
  const lessons = useChosenLessonsQuery({ query: { lessonIds: wishedIds.join(',') } });
  const classes = useAssignableClassesQuery({});
  useOnlyOffered(wizard, lessons.data?.lessons);
  const failed = useFailureWords((!lessons.data && lessons.error) || (!classes.data && classes.error) || undefined);
  if (failed) {
    const again = () => {
      if (!lessons.data) void lessons.refetch();
      if (!classes.data) void classes.refetch();
    };
    return (
      <ErrorPanel title={failed.title} onRetry={again} isRetrying={lessons.isFetching || classes.isFetching}>
        {failed.body} {t(($) => $.many.kept)}
      </ErrorPanel>
    );
  }
  if (!lessons.data || !classes.data) return <RowsSkeleton count={4} label={t(($) => $.many.loading)} />;
  if (classes.data.classes.length === 0) return <NoClasses />;
  return <Steps {...props} wizard={wizardOf(wizard, { offered: lessons.data.lessons, classes: classes.data.classes, wishedIds })} />;
}

/** Lessons that are not offered leave the draft; that they were there is told from the address. */
function useOnlyOffered({ draft, change }: WizardDraft, offered: readonly LessonCard[] | undefined): void {
  const gone = offered && draft.lessonIds.filter((one) => !offered.some(({ lessonId }) => lessonId === one));
  const drop = useEffectEvent((lessonIds: readonly number[]) =>
    change((before) => ({ ...before, lessonIds: before.lessonIds.filter((one) => !lessonIds.includes(one)) })),
  );
  const text = gone?.join();
  useEffect(() => {
    if (text) drop(text.split(',').map(Number));
  }, [text]);
}
