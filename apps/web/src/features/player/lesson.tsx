import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../lib/store/store.ts';
import { LoadingCard } from '../../ui/loading.tsx';
import type { LessonProps } from './lesson-context.ts';
import { LessonProblem } from './lesson-problem.tsx';
import { OpenLesson } from './open-lesson.tsx';
import { useSession } from './use-session.ts';

/** A lesson from its first moment: loading, what may stand in the way, then the open lesson around its pages. */
export function Lesson({ activityId, ...rest }: LessonProps) {
  const { t } = useTranslation('player');
  const accountId = useAppSelector(({ auth }) => auth.currentAccountId);
  const { session, reload, restart } = useSession(activityId);
  if (session.phase === 'loading') return <LoadingCard label={t(($) => $.loading)} />;
  if (session.phase === 'failed') return <LessonProblem error={session.error} onRetry={restart} />;
  const { activity, lesson } = session;
  // a new attempt after a reset starts with nothing of the old one
  return <OpenLesson key={activity.attemptId} {...{ activity, lesson, accountId, reload, restart }} {...rest} />;
}
