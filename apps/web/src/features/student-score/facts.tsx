import { ladderOf, ladders } from '@alba/domain/reading-levels';
import { formatSeconds, roundHalfUp } from '@alba/domain/scoring';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { AnswerMark } from '../../ui/answer-mark.tsx';
import { LevelBars } from '../../ui/level-bars.tsx';
import { ScoreGauge } from '../../ui/score-gauge.tsx';
import type { Score } from './api.ts';

/** The gauge, the facts of the work, and what the marks mean. They stay in every state. */
export function Facts({ score }: { score: Score }) {
  const { t } = useTranslation('student-score');
  const { student, answers } = score;
  const scored = answers.filter(({ possible }) => possible > 0).length;
  return (
    <aside aria-label={t(($) => $.facts)} className="a-score__facts">
      {student.score !== undefined && (
        <div className="mb-5 border-b border-line pb-5 text-center">
          <ScoreGauge percent={roundHalfUp(student.score)} width={210} />
          <p className="mt-2 text-soft">{t(($) => $.rightOf, { right: student.rightItems, count: scored })}</p>
        </div>
      )}
      <FactList score={score} />
      {student.status === 'submitted' && (
        <div className="mt-5 border-t border-line pt-5">
          <h2 className="mb-2 text-lg">{t(($) => $.legend)}</h2>
          <ul className="grid gap-2">
            {(['correct', 'incorrect', 'not-marked', 'incomplete'] as const).map((mark) => (
              <li key={mark}>
                <AnswerMark mark={mark} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  );
}

function FactList({ score }: { score: Score }) {
  const { t } = useTranslation('student-score');
  const format = useFormat();
  const { student, timeZone, due, level, lesson } = score;
  const { status, isLate, submittedAt, activeSeconds, unfinishedAfterDue } = student;
  const standing = status === 'submitted' ? (isLate ? 'late' : 'submitted') : unfinishedAfterDue ? 'unfinished' : status;
  const steps = ladders[ladderOf(lesson.gradeBand)];
  const step = steps.find((one) => one.level === level);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
      <Fact label={t(($) => $.fact.status)}>{t(($) => $.standing[standing])}</Fact>
      {submittedAt && <Fact label={t(($) => $.fact.when)}>{format.dateTime(submittedAt, timeZone)}</Fact>}
      <Fact label={t(($) => $.fact.due)}>{due ? format.dateTime(due) : t(($) => $.fact.noDue)}</Fact>
      {status !== 'not-started' && <Fact label={t(($) => $.fact.time)}>{formatSeconds(activeSeconds)}</Fact>}
      {step && (
        <Fact label={t(($) => $.fact.level)}>
          <span className="inline-flex items-center gap-2" title={t(($) => $.fact.estimated)}>
            <LevelBars level={step.level} of={steps.length} />
            {step.label.includes('L') ? step.label.replace('-', '–') : t(($) => $.fact.levelOf, { level: step.level, total: steps.length })}
          </span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </>
  );
}
