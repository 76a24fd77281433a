import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoadedRun } from './api.ts';
import { type ChangeFilters, noFilters } from './change-filters.tsx';
import { ChangeList } from './change-list.tsx';
import { CountsTable } from './counts-table.tsx';
import { Holds } from './holds.tsx';
import { ProblemList } from './problem-list.tsx';
import { hasChanges } from './run-counts.ts';
import { RunStatus } from './run-status.tsx';
import { SchoolTable } from './school-table.tsx';

const beforeChanges: readonly LoadedRun['state'][] = ['queued', 'reading', 'comparing'];

/** A run: how it stands and what can be done, then what it found, from the whole to the single name. */
export function RunView({ run, mayChange }: { run: LoadedRun; mayChange: boolean }) {
  const [filters, setFilters] = useState<ChangeFilters>(noFilters);
  const hasCompared = !beforeChanges.includes(run.state);
  const isShown = hasCompared && hasChanges(run.changes);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <RunStatus run={run} mayChange={mayChange} />
      {run.holds.length > 0 && <Holds run={run} mayChange={mayChange} />}
      {mayChange && run.errors + run.warnings > 0 && <ProblemList run={run} />}
      {isShown && <CountsTable run={run} />}
      {isShown && run.schools.length > 1 && (
        <SchoolTable
          run={run}
          onShow={(school) => {
            setFilters({ ...noFilters, school });
            document.getElementById('changes')?.focus();
          }}
        />
      )}
      {isShown && <ChangeList run={run} filters={filters} onFilters={setFilters} />}
      {hasCompared && <Skipped run={run} />}
    </div>
  );
}

const reasons = [
  'role-without-access',
  'class-without-school',
  'person-without-role',
  'enrollment-without-class',
  'enrollment-without-person',
  'school-not-chosen',
  'not-now',
  'class-removed-here',
] as const;
type Reason = (typeof reasons)[number] | 'other';
const known = (reason: string): Reason => reasons.find((one) => one === reason) ?? 'other';

/** What the source has and we have no use for, counted by reason. */
function Skipped({ run }: { run: LoadedRun }) {
  const { t } = useTranslation('rostering');
  const counted = Object.entries(run.skippedBy).filter(([, count]) => count > 0);
  if (counted.length === 0) return null;
  return (
    <section aria-labelledby="skipped">
      <h2 id="skipped">{t(($) => $.skipped.heading)}</h2>
      <p className="mt-2 text-soft">{t(($) => $.skipped.intro)}</p>
      <ul className="mt-3 grid list-disc gap-1 pl-6">
        {counted.map(([reason, count]) => (
          <li key={reason}>{t(($) => $.skipped.reason[known(reason)], { count })}</li>
        ))}
      </ul>
    </section>
  );
}
