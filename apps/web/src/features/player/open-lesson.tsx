import type { LessonView } from '@alba/content/lesson-view';
import type { ActivityState } from '@alba/contract/attempts';
import { editions } from '@alba/domain/editions';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useWordsOfFailure } from '../../lib/failure/index.ts';
import { useLatePart } from '../../lib/late-part.ts';
import { paths } from '../../lib/paths.ts';
import { cx } from '../../ui/cx.ts';
import { showToast } from '../../ui/toast.ts';
import { LessonBar } from './lesson-bar.tsx';
import { type GoTo, type LessonProps, LessonProvider, type LessonWork } from './lesson-context.ts';
import { type Answers, isSendable, workParts } from './lesson-facts.ts';
import { LessonNotices } from './lesson-notices.tsx';
import { type Place, readPlace, writePlace } from './place.ts';
import { SunRise } from './sun-rise.tsx';
import { useChecks } from './use-checks.ts';
import { useHeartbeat } from './use-heartbeat.ts';
import { useLevel } from './use-level.ts';
import { useOnline } from './use-online.ts';
import { useQueue } from './use-queue.ts';

export type OpenLessonProps = Omit<LessonProps, 'activityId'> & {
  activity: ActivityState;
  lesson: LessonView;
  accountId: number;
  reload: () => Promise<void>;
  restart: () => void;
};

/** With the parts of React Aria that make a dialog: a lesson is read long before it is turned in (quality.md A). */
const loadTurnIn = () => import('./turn-in-dialog.tsx');

/** The lesson bar, the page of the address, and the dialogs over it; holds the student's work while the lesson is open. */
export function OpenLesson({ activity, lesson, accountId, reload, restart, review, children }: OpenLessonProps) {
  const { queue, view } = useQueue({ activity, accountId, onBehind: () => void reload() });
  const checks = useChecks({ activity, accountId, queue, reload });
  const level = useLevel(activity);
  const isOnline = useOnline();
  const [dialog, setDialog] = useState<'turn-in' | 'rising' | 'review'>();
  const closeDialog = () => setDialog(undefined);
  const tellMissing = useTellMissing(closeDialog);
  const turnInPart = useLatePart(loadTurnIn, dialog === 'turn-in', tellMissing);
  const { place, rememberPlace } = usePlace(accountId, activity.activityId);
  const { part, goTo, target, targetShown } = useParts(activity, lesson, place);
  useHeartbeat(activity.state === 'IN_PROGRESS' ? activity.attemptId : undefined, queue);

  const isTurnedIn = activity.state === 'SUBMITTED' || view.stopped === 'submitted';
  useEffect(() => {
    // turned in, here or elsewhere: what the server holds is shown from now on
    if (view.stopped === 'submitted') void reload();
  }, [view.stopped, reload]);

  const answers: Answers = useMemo(
    () => (queue ? view.answers : Object.fromEntries(activity.answers.map(({ questionId, response }) => [questionId, response]))),
    [queue, view.answers, activity.answers],
  );
  const questions = useMemo(() => new Map(lesson.parts.flatMap((one) => one.questions.map((question) => [question.id, question]))), [lesson]);

  const work: LessonWork = {
    activity,
    lesson,
    lang: editions[lesson.edition].locale,
    part,
    level,
    answers,
    change: (questionId, response) => {
      const question = questions.get(questionId);
      if (question) queue?.change(questionId, response, { isHeld: !isSendable(question, response) });
    },
    flush: () => queue?.flush(),
    checks,
    status: view.status,
    stopped: view.stopped,
    isTurnedIn,
    isOnline,
    place,
    rememberPlace,
    goTo: (next) => {
      setDialog(undefined);
      goTo(next);
    },
    target,
    targetShown,
    openTurnIn: () => setDialog('turn-in'),
    openReview: () => setDialog('review'),
    startOver: restart,
  };
  return (
    <LessonProvider value={work}>
      <div
        data-subject={lesson.subject}
        // beside the passage the questions need the whole height, whatever notices stand above them
        className={cx('flex flex-1 flex-col', part && 'lg:h-[calc(100dvh-var(--header-height)-1px)] lg:min-h-120')}
      >
        <LessonBar />
        <LessonNotices />
        {children}
      </div>
      {turnInPart && (
        <turnInPart.TurnInDialog
          isOpen={dialog === 'turn-in'}
          queue={queue}
          accountId={accountId}
          onClose={closeDialog}
          onTurnedIn={() => setDialog('rising')}
        />
      )}
      {dialog === 'rising' && <SunRise onDone={() => setDialog('review')} />}
      {review({ isOpen: dialog === 'review', onClose: closeDialog, onMissing: tellMissing })}
    </LessonProvider>
  );
}

/** A dialog could not be fetched: that is told, and the lesson stays as it was, so that a press tries again. */
function useTellMissing(closeDialog: () => void): () => void {
  const wordsOf = useWordsOfFailure();
  return () => {
    closeDialog();
    showToast({ ...wordsOf({ status: 'FETCH_ERROR' }), status: 'warning' });
  };
}

function usePlace(accountId: number, activityId: number) {
  const [place, setPlace] = useState(() => readPlace(accountId, activityId));
  const rememberPlace = useCallback(
    (change: Partial<Place>) => {
      const next = writePlace(accountId, activityId, change);
      // scrolling is remembered without drawing the page again
      if (Object.keys(change).some((key) => key !== 'scroll')) setPlace(next);
    },
    [accountId, activityId],
  );
  return { place, rememberPlace };
}

/** The part of the address; without one, where the student stopped. A wrong title in the address is put right (D81). */
function useParts(activity: ActivityState, lesson: LessonView, place: Place) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const [target, setTarget] = useState<GoTo>();
  const parts = workParts(lesson);
  const isQuestions = pathname.endsWith('/questions');
  const asked = params.get('part');
  const part = parts.find((one) => one.part === asked) ?? parts.find((one) => one.part === place.part) ?? parts[0];
  const right = paths.activity(activity);
  const first = useRef(true);
  useEffect(() => {
    const rest = pathname.split('/').slice(6).join('/');
    const isWrong = decodeURI(pathname) !== decodeURI(`${right}${rest ? `/${rest}` : ''}`);
    if (isWrong && first.current) navigate(`${right}${rest ? `/${rest}` : ''}${search}`, { replace: true, state: { staysInPlace: true } });
    first.current = false;
  }, [pathname, search, right, navigate]);
  const goTo = (next: GoTo) => {
    setTarget(next);
    navigate(`${paths.questions(activity)}?part=${next.part}`, { state: { staysInPlace: true } });
  };
  return { part: isQuestions ? part : undefined, goTo, target, targetShown: useCallback(() => setTarget(undefined), []) };
}
