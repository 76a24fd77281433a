import { isAnswered } from '@alba/items/browser';
import { Outlet, useParams } from 'react-router';
import { unitTextOf } from '../../features/passage/index.ts';
import { Lesson, type ReviewGiven, useLessonWork } from '../../features/player/index.ts';
import { AnswerWords } from '../../features/questions/index.ts';
import { loadReview, useReview } from '../../features/review/index.ts';
import { needMessages } from '../../lib/i18n/index.ts';
import { useLatePart } from '../../lib/late-part.ts';
import { viewerOf } from '../../lib/session/viewer.ts';
import { useAppSelector } from '../../lib/store/store.ts';
import { Rich } from '../../ui/rich-text.tsx';

await needMessages('player', 'passage', 'questions', 'review', 'articles', 'read-aloud', 'failure');

/** A student's lesson: the bar, the page of the address, and the review over it. */
export function Component() {
  const { activityId } = useParams();
  return (
    <Lesson key={activityId} activityId={Number(activityId)} review={(given) => <LessonReview {...given} />}>
      <Outlet />
    </Lesson>
  );
}

function LessonReview({ isOpen, onClose, onMissing }: ReviewGiven) {
  const { activity, lesson, answers, level, isTurnedIn, stopped, goTo, openTurnIn } = useLessonWork();
  const { review, error, retry } = useReview(activity.attemptId, activity.state === 'SUBMITTED');
  const timeZone = useAppSelector(({ auth }) => viewerOf(auth)?.timeZone) ?? 'UTC';
  const unitText = unitTextOf(
    lesson.parts.flatMap((part) => part.resources),
    level.level,
  );
  const part = useLatePart(loadReview, isOpen, onMissing);
  if (!part) return null;
  return (
    <part.ReviewDialog
      isOpen={isOpen}
      onClose={onClose}
      lesson={lesson}
      title={activity.title}
      timeZone={timeZone}
      isTurnedIn={isTurnedIn}
      answers={answers}
      isAnswered={(question) => isAnswered(answers[question.id])}
      review={review}
      error={error}
      onRetry={retry}
      promptOf={(question) => <Rich text={question.prompt} />}
      wordsOf={(question, response) => <AnswerWords question={question} response={response} unitText={unitText} />}
      explanationOf={(answer) => answer.explanation && <Rich text={answer.explanation} />}
      onGoTo={goTo}
      onTurnIn={stopped === undefined ? openTurnIn : undefined}
    />
  );
}
