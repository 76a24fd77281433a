import { triesLeft } from '@alba/domain/attempts';
import type { PublicQuestion } from '@alba/items/browser';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LevelChooser, PassagePane, PrintLinks, showParagraph, TextSize, unitTextOf } from '../../features/passage/index.ts';
import { type LessonWork, PlayerPanes, useLessonWork } from '../../features/player/index.ts';
import { QuestionCard } from '../../features/questions/index.ts';
import { ListenButton, ListeningNotice, ReadAloud, ReadAloudBar, textsOfResources, useActivitySpeech, useReadAloud } from '../../features/read-aloud/index.ts';
import { useReview } from '../../features/review/index.ts';
import { announce } from '../../lib/announce.ts';
import { paths } from '../../lib/paths.ts';
import { FailureAlert } from '../../ui/failure-panel.tsx';

/** A part of the lesson: what to read, or listen to, beside its questions. */
export function Component() {
  const { part, level, lang, activity, isTurnedIn, stopped } = useLessonWork();
  const texts = useMemo(() => textsOfResources(part?.resources ?? [], level.level), [part, level.level]);
  const speechOf = useActivitySpeech(activity.activityId);
  return (
    <ReadAloud texts={texts} lang={lang} speechOf={speechOf} hasAnswers={!isTurnedIn && stopped === undefined}>
      <Part />
    </ReadAloud>
  );
}

function Part() {
  const work = useLessonWork();
  const { activity, lesson, part, level, lang, isTurnedIn, stopped } = work;
  const { isListening, noticeId } = useReadAloud();
  const toPrint =
    part?.resources.map(({ id, title }) => ({ title, to: paths.printPassage({ ...activity, resourceId: id, phase: part.part, level: level.level }) })) ?? [];
  const isWaiting = isListening && !isTurnedIn && stopped === undefined;
  return (
    <PlayerPanes
      passage={
        <>
          <PassagePane
            resources={part?.resources ?? []}
            level={level.level}
            vocabulary={lesson.vocabulary}
            lang={lang}
            intro={part?.intro}
            tools={
              <>
                <LevelChooser level={level.level} levels={lesson.levels} gradeBand={lesson.gradeBand} isLocked={level.isLocked} onChoose={level.choose} />
                <ListenButton />
                <span className="ml-auto flex">
                  <TextSize />
                  <PrintLinks texts={toPrint} />
                </span>
              </>
            }
          />
          <ReadAloudBar />
        </>
      }
      notice={isWaiting && <ListeningNotice />}
      renderQuestion={(given) => <StudentQuestion work={work} lockedBy={isWaiting ? noticeId : undefined} {...given} />}
      showParagraph={showParagraph}
    />
  );
}

type StudentQuestionProps = { work: LessonWork; lockedBy: string | undefined; question: PublicQuestion; number: number; total: number; id: string };

function StudentQuestion({ work, lockedBy, question, number, total, id }: StudentQuestionProps) {
  const { t } = useTranslation('player');
  const { activity, lesson, answers, checks, level, isTurnedIn, stopped } = work;
  const { review } = useReview(activity.attemptId, activity.state === 'SUBMITTED');
  const reviewed = review?.answers.find(({ questionId }) => questionId === question.id);
  const told = checks.states[question.id];
  const recalls = question.kind === 'open-response' ? question.recalls : undefined;
  const earlier = recalls === undefined ? undefined : answers[recalls];
  const check = async () => {
    const reply = await checks.check(question.id);
    if (reply?.right !== true) return;
    // the card becomes a line: focus stays with it, and the verdict is said
    announce(
      t(($) => $.standings.correct),
      'polite',
    );
    requestAnimationFrame(() => document.getElementById(id)?.focus({ preventScroll: true }));
  };
  return (
    <QuestionCard
      id={id}
      question={question}
      number={number}
      total={total}
      mode={isTurnedIn ? 'review' : 'answer'}
      response={answers[question.id]}
      unitText={unitTextOf(
        lesson.parts.flatMap((part) => part.resources),
        level.level,
      )}
      onChange={(response) => work.change(question.id, response)}
      onLeave={work.flush}
      isLocked={stopped !== undefined}
      lockedBy={lockedBy}
      recalled={earlier?.kind === 'open-response' ? earlier.text : undefined}
      answerKey={reviewed && { mark: reviewed.mark, correct: reviewed.correct, explanation: reviewed.explanation, parts: reviewed.parts }}
      check={{
        isAllowed: activity.allowCheckAnswers,
        tries: told?.tries ?? 0,
        triesLeft: triesLeft(told?.tries ?? 0),
        right: told?.right,
        tried: told?.tried ?? [],
        feedback: told?.feedback,
        parts: told?.parts,
        firstWrongStep: told?.firstWrongStep,
        isChecking: checks.checkingId === question.id,
        failure: checks.failure?.questionId === question.id && <FailureAlert error={checks.failure.error} title={t(($) => $.check.failed)} />,
        onCheck: () => void check(),
      }}
    />
  );
}
