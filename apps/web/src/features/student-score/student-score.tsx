import { studentScore } from '@alba/contract/reports';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { useFailureWords } from '../../lib/failure/index.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, ErrorPanel } from '../../ui/empty-state.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { Answers, type RenderQuestion } from './answers.tsx';
import type { Score } from './api.ts';
import { Facts } from './facts.tsx';
import { Neighbours } from './neighbours.tsx';
import './student-score.css';
import { type ScoreAddress, useScore } from './use-score.ts';

export type StudentScoreProps = {
  address: ScoreAddress;
  /** One question with the student's answer, the mark and the right answer; wired by the screen. */
  renderQuestion: RenderQuestion;
  /** Asks before the work is reset. */
  renderReset: (given: { score: Score; close: () => void }) => ReactNode;
  /** Takes a reset back while that is possible. */
  renderUndo: (score: Score) => ReactNode;
};

/** One student's work on a lesson (R-SCORE). */
export function StudentScore({ address, renderQuestion, renderReset, renderUndo }: StudentScoreProps) {
  const { t } = useTranslation('student-score');
  const { data, error, isFetching, refetch } = useScore(address);
  const [isResetting, setResetting] = useState(false);
  if (!data && error && !isFetching) return <Failed address={address} error={error} onRetry={refetch} />;
  if (!data) return <RowsSkeleton count={8} label={t(($) => $.loading)} />;
  const { status } = data.student;
  return (
    <>
      <Neighbours score={data} address={address} onReset={() => setResetting(true)} />
      <div className="a-score mt-6">
        <Facts score={data} />
        <div className="min-w-0">
          {status === 'submitted' ? (
            <Answers score={data} renderQuestion={renderQuestion} />
          ) : (
            <EmptyState
              title={status === 'not-started' ? t(($) => $.notStarted.title) : t(($) => $.notTurnedIn.title)}
              action={data.canUndoReset ? renderUndo(data) : undefined}
            >
              {status === 'not-started' ? (data.student.wasReset ? t(($) => $.notStarted.reset) : t(($) => $.notStarted.body)) : t(($) => $.notTurnedIn.body)}
            </EmptyState>
          )}
        </div>
      </div>
      {isResetting && renderReset({ score: data, close: () => setResetting(false) })}
    </>
  );
}

function Failed({ address, error, onRetry }: { address: ScoreAddress; error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('student-score');
  const failed = useFailureWords(error);
  const refusal = refusalOf(studentScore, error);
  if (refusal === 'class_not_found' || refusal === 'assignment_not_found' || refusal === 'student_not_found') {
    return (
      <EmptyState
        picture="error"
        title={t(($) => $.gone[refusal].title)}
        action={
          <ButtonLink to={refusal === 'student_not_found' ? paths.lessonReport(address) : paths.assigned()}>
            {refusal === 'student_not_found' ? t(($) => $.back) : t(($) => $.gone.action)}
          </ButtonLink>
        }
      >
        {t(($) => $.gone[refusal].body)}
      </EmptyState>
    );
  }
  return (
    <ErrorPanel title={t(($) => $.failed)} onRetry={onRetry}>
      {failed && `${failed.title}. ${failed.body}`}
    </ErrorPanel>
  );
}
