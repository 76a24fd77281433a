import type { LessonReportRow } from '@alba/contract/reports';
import { formatSeconds } from '@alba/domain/scoring';
import { RotateCcw } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { type Column, type Sort, Table } from '../../ui/table.tsx';
import type { Report } from './api.ts';
import { fullName, type ReportSort, shownScore, sortRows } from './report-rows.ts';
import { ResetStudent } from './reset-student.tsx';
import { StatusWords } from './status-words.tsx';

/** Long classes show their first students; the rest come at a press, so that the page stays light. */
const shownAtFirst = 60;

export type StudentsSectionProps = { report: Report; students: readonly LessonReportRow[]; isFormer?: boolean };

/** Every student with what there is to say. Former ones stand apart and say how they count. */
export function StudentsSection({ report, students, isFormer = false }: StudentsSectionProps) {
  const { t } = useTranslation('lesson-report');
  const [sort, setSort] = useState<Sort<ReportSort>>({ key: 'name', direction: 'ascending' });
  const [isAll, setAll] = useState(false);
  const [resetting, setResetting] = useState<LessonReportRow>();
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const columns = useColumns(report, { isFormer, onReset: setResetting });
  const rows = sortRows(students, sort);
  const shown = isAll ? rows : rows.slice(0, shownAtFirst);
  const caption = isFormer ? t(($) => $.former.title) : t(($) => $.students.title);
  return (
    <section aria-labelledby={titleId} className="mt-10">
      <h2 id={titleId} ref={title} tabIndex={-1} className="text-2xl">
        {caption}
      </h2>
      <p className="mb-4 text-soft">{isFormer ? t(($) => $.former.body, { count: students.length }) : t(($) => $.students.body)}</p>
      <Table<LessonReportRow, ReportSort>
        caption={caption}
        columns={columns}
        rows={shown}
        rowKey={({ studentId }) => studentId}
        sort={sort}
        onSort={setSort}
        isStacked
      />
      {shown.length < rows.length && (
        <p className="mt-4 text-center">
          <Button variant="secondary" onClick={() => setAll(true)}>
            {t(($) => $.students.showAll, { count: rows.length })}
          </Button>
        </p>
      )}
      {resetting && (
        <ResetStudent
          assignmentId={report.assignmentId}
          student={resetting}
          onReset={() => {
            setResetting(undefined);
            // the row keeps its place but its button may be gone
            title.current?.focus();
          }}
          onClose={() => setResetting(undefined)}
        />
      )}
    </section>
  );
}

/** Dates that stand for this student instead of those of the class. */
function OwnDates({ row: { ownStart, ownDue } }: { row: LessonReportRow }) {
  const { t } = useTranslation('lesson-report');
  const format = useFormat();
  return (
    <>
      {ownStart && <span className="block text-sm font-normal text-soft">{t(($) => $.students.ownStart, { date: format.dateTime(ownStart) })}</span>}
      {ownDue && <span className="block text-sm font-normal text-soft">{t(($) => $.students.ownDue, { date: format.dateTime(ownDue) })}</span>}
    </>
  );
}

/** The page of a student's work in this very assignment. */
export const scorePath = ({ classId, lesson, assignmentId }: Pick<Report, 'classId' | 'lesson' | 'assignmentId'>, studentId: number): string =>
  `${paths.studentScore({ classId, lessonId: lesson.lessonId, studentId })}?assignment=${assignmentId}`;

type ColumnsGiven = { isFormer: boolean; onReset: (row: LessonReportRow) => void };

function useColumns(report: Report, { isFormer, onReset }: ColumnsGiven): Column<LessonReportRow, ReportSort>[] {
  const { t } = useTranslation('lesson-report');
  const format = useFormat();
  const { timeZone } = report;
  const columns: Column<LessonReportRow, ReportSort>[] = [
    {
      key: 'name',
      header: t(($) => $.column.student),
      isRowHeader: true,
      isSortable: true,
      cell: (row) => (
        <>
          <Link to={scorePath(report, row.studentId)} translate="no">
            {fullName(row)}
          </Link>
          <OwnDates row={row} />
        </>
      ),
    },
    { key: 'status', header: t(($) => $.column.status), cell: (row) => <StatusWords row={row} /> },
    {
      key: 'score',
      header: t(($) => $.column.score),
      align: 'end',
      isSortable: true,
      cell: ({ score }) => {
        const shown = shownScore(score);
        return shown === undefined ? null : <b>{format.percent(shown)}</b>;
      },
    },
    {
      key: 'correct',
      header: t(($) => $.column.correct),
      align: 'end',
      cell: ({ status, rightItems, answeredItems }) =>
        status === 'not-started' ? null : t(($) => $.students.correctOf, { right: rightItems, done: answeredItems }),
    },
    {
      key: 'time',
      header: t(($) => $.column.time),
      align: 'end',
      isSortable: true,
      cell: ({ status, activeSeconds }) => (status === 'not-started' ? null : formatSeconds(activeSeconds)),
    },
    {
      key: 'date',
      header: t(($) => $.column.date),
      isSortable: true,
      cell: ({ submittedAt }) => submittedAt && format.dateTime(submittedAt, timeZone),
    },
  ];
  if (isFormer) return columns;
  return [
    ...columns,
    {
      key: 'reset',
      header: t(($) => $.column.actions),
      hideHeader: true,
      align: 'end',
      cell: (row) =>
        row.status !== 'not-started' && (
          <Button variant="ghost" size="sm" icon={RotateCcw} onClick={() => onReset(row)}>
            <span>
              {t(($) => $.reset.button)}{' '}
              <span className="sr-only" translate="no">
                {fullName(row)}
              </span>
            </span>
          </Button>
        ),
    },
  ];
}
