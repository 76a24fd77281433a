import { listRosterProblems, type RosterProblemLine } from '@alba/contract/rostering';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callServer } from '../../lib/api/call-server.ts';
import { useFailureWords, useWordsOfFailure } from '../../lib/failure/index.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/empty-state.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';
import { showToast } from '../../ui/toast.ts';
import type { LoadedRun } from './api.ts';
import { usePages } from './use-pages.ts';
import { useProblemWords } from './use-problem-words.ts';

/** What is wrong in the package or the answers: where it stands, what it says and how to mend it. */
export function ProblemList({ run: { runId, state, errors, warnings } }: { run: LoadedRun }) {
  const { t } = useTranslation('rostering');
  const pages = usePages<typeof listRosterProblems, RosterProblemLine>(
    JSON.stringify([runId, state, errors, warnings]),
    (after) => callServer(listRosterProblems, { params: { runId }, query: { after } }),
    ({ problems, next }) => ({ lines: problems, next }),
  );
  const failed = useFailureWords(pages.error);
  return (
    <section aria-labelledby="problems">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id="problems">{t(($) => $.problems.heading)}</h2>
          {errors > 0 && (
            <p className="mt-1">
              {state === 'failed' ? t(($) => $.problems.intro_errors, { count: errors }) : t(($) => $.problems.left_errors, { count: errors })}
            </p>
          )}
          {warnings > 0 && <p className="mt-1 text-soft">{t(($) => $.problems.intro_warnings, { count: warnings })}</p>}
        </div>
        <DownloadAll runId={runId} />
      </div>
      {!pages.lines && <RowsSkeleton label={t(($) => $.problems.loading)} />}
      {pages.lines && pages.lines.length > 0 && <ProblemTable problems={pages.lines} />}
      {failed && (
        <ErrorPanel level={3} title={failed.title} onRetry={pages.again} isRetrying={pages.isBusy}>
          {failed.body}
        </ErrorPanel>
      )}
      {pages.hasMore && !failed && (
        <Button variant="secondary" className="mt-4" isBusy={pages.isBusy} onClick={pages.more}>
          {t(($) => $.problems.more)}
        </Button>
      )}
    </section>
  );
}

/** The address of the file is good for ten minutes only, so it is asked for when it is wanted. */
function DownloadAll({ runId }: { runId: number }) {
  const { t } = useTranslation('rostering');
  const wordsOf = useWordsOfFailure();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    const { data, error } = await callServer(listRosterProblems, { params: { runId } });
    setBusy(false);
    if (data) location.assign(data.download);
    else showToast({ status: 'danger', ...wordsOf(error) });
  };
  return (
    <Button variant="secondary" icon={Download} isBusy={isBusy} onClick={download}>
      {t(($) => $.problems.download)}
    </Button>
  );
}

function ProblemTable({ problems }: { problems: readonly RosterProblemLine[] }) {
  const { t } = useTranslation('rostering');
  const say = useProblemWords();
  return (
    <Table
      caption={t(($) => $.problems.caption)}
      isStacked
      rows={problems}
      rowKey={({ number }) => number}
      columns={[
        { key: 'where', header: t(($) => $.problems.where), isRowHeader: true, cell: (problem) => <Where problem={problem} /> },
        {
          key: 'value',
          header: t(($) => $.problems.value),
          cell: ({ value }) => (
            <span className="wrap-anywhere" translate="no">
              {value === undefined || value === '' ? '–' : value}
            </span>
          ),
        },
        {
          key: 'what',
          header: t(($) => $.problems.what),
          cell: (problem) => {
            const said = say?.(problem);
            return (
              said && (
                <span className="block">
                  <b>{said.cause}</b> {said.cure}
                </span>
              )
            );
          },
        },
      ]}
    />
  );
}

/** "users.csv, row 12, column grades", with how bad it is. */
function Where({ problem: { severity, file, row, column } }: { problem: RosterProblemLine }) {
  const { t } = useTranslation('rostering');
  const place = [file, row !== undefined && t(($) => $.problems.row, { row }), column].filter((part) => part !== undefined && part !== false);
  return (
    <>
      <span className="wrap-anywhere">{place.join(', ')}</span>
      <span className={severity === 'error' ? 'block text-sm text-danger' : 'block text-sm font-normal text-soft'}>
        {t(($) => $.problems.severity[severity])}
      </span>
    </>
  );
}
