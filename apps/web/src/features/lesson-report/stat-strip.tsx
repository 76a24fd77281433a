import { formatSeconds } from '@alba/domain/scoring';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { ScoreGauge } from '../../ui/score-gauge.tsx';
import type { Report } from './api.ts';
import { shownScore } from './report-rows.ts';
import './lesson-report.css';

/** The class in four figures. Only work turned in by students of today counts. */
export function StatStrip({ report }: { report: Report }) {
  const { t } = useTranslation('lesson-report');
  const format = useFormat();
  const { submittedCount, studentCount, averageScore, averageSeconds, students } = report;
  const current = students.filter(({ isFormer }) => !isFormer);
  const working = current.filter(({ status }) => status === 'in-progress').length;
  const waiting = current.filter(({ status }) => status === 'not-started').length;
  const average = shownScore(averageScore);
  return (
    <dl className="a-stats">
      <Stat label={t(($) => $.stat.score)}>{average === undefined ? <None /> : <ScoreGauge percent={average} width={120} />}</Stat>
      <Stat label={t(($) => $.stat.turnedIn)}>
        <b className="text-3xl [font-variant-numeric:tabular-nums]">{format.number(submittedCount)}</b>{' '}
        <span className="text-lg text-soft">{t(($) => $.stat.of, { count: studentCount })}</span>
      </Stat>
      <Stat label={t(($) => $.stat.time)}>
        {averageSeconds === undefined ? <None /> : <b className="text-3xl [font-variant-numeric:tabular-nums]">{formatSeconds(averageSeconds)}</b>}
      </Stat>
      <Stat label={t(($) => $.stat.working)}>
        <b className="text-3xl [font-variant-numeric:tabular-nums]">{format.number(working)}</b>
        {waiting > 0 && <span className="block text-sm text-soft">{t(($) => $.stat.waiting, { count: waiting })}</span>}
      </Stat>
    </dl>
  );
}

function Stat({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="a-stats__one">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}

function None() {
  const { t } = useTranslation('lesson-report');
  return <span className="text-lg text-soft">{t(($) => $.stat.none)}</span>;
}
