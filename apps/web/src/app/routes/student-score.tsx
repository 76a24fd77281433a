import { useTranslation } from 'react-i18next';
import { ResetStudent, useUndoReset } from '../../features/lesson-report/index.ts';
import { unitTextOf } from '../../features/passage/index.ts';
import { QuestionCard } from '../../features/questions/index.ts';
import { type ReviewGiven, type Score, StudentScore, UndoButton, useScore, useScoreAddress } from '../../features/student-score/index.ts';
import { needMessages } from '../../lib/i18n/index.ts';
import { paths } from '../../lib/paths.ts';
import { Page } from '../frame/page.tsx';

await needMessages('student-score', 'lesson-report', 'questions', 'passage', 'failure');

/** `/reports/class/:classId/lesson/:lessonId/student/:id/score` (R-SCORE, A-RESET). */
export function Component() {
  const { t } = useTranslation('student-score');
  const address = useScoreAddress();
  const { data } = useScore(address);
  const title = data ? `${data.student.firstName} ${data.student.lastName}` : t(($) => $.title);
  const back = `${paths.lessonReport(address)}${data ? `?assignment=${data.assignmentId}` : ''}`;
  return (
    <Page
      title={title}
      summary={data && t(($) => $.summary, { lesson: data.lesson.title, className: data.className })}
      back={{ to: back, label: t(($) => $.back) }}
    >
      <StudentScore
        address={address}
        renderQuestion={(given) => <ReviewedQuestion {...given} />}
        renderReset={({ score, close }) => <ResetStudent assignmentId={score.assignmentId} student={score.student} onReset={close} onClose={close} />}
        renderUndo={(score) => <Undo score={score} />}
      />
    </Page>
  );
}

function ReviewedQuestion({ question, number, total, answer, score }: ReviewGiven) {
  const { lesson, level } = score;
  const unitText = unitTextOf(
    lesson.parts.flatMap(({ resources }) => resources),
    level ?? lesson.levels[0] ?? 1,
  );
  const mark = answer?.mark ?? score.marks.find(({ questionId }) => questionId === question.id)?.mark;
  return (
    <QuestionCard
      question={question}
      number={number}
      total={total}
      mode="review"
      response={answer?.response}
      unitText={unitText}
      answerKey={{ mark, correct: answer?.correct, explanation: answer?.explanation, parts: answer?.parts }}
    />
  );
}

function Undo({ score }: { score: Score }) {
  return <UndoButton onUndo={useUndoReset(score)} />;
}
