import type { ReadingStudent } from '@alba/contract/reading-levels';
import type { EditionId } from '@alba/domain/editions';
import { type BulkAct, type LevelGroup, type LevelNumber, levelGroupsOf } from '@alba/domain/reading-levels';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Person } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { cellOf, changedStudents, type Draft } from './draft.ts';
import { LevelCell } from './level-cell.tsx';
import { useLevelWords } from './level-words.ts';

/** Long classes show their first students; the rest come at a press. */
const shownAtFirst = 40;

export type LevelsTableProps = {
  draft: Draft;
  edition: EditionId;
  /** When a student was last here, in words. */
  visited: (at: string | undefined) => string;
  onAct: (enrollmentId: number, group: LevelGroup, act: BulkAct) => void;
};

/** Every student with a level and a lock per group of grades; rows that are not saved are tinted, dotted and said so. */
export function LevelsTable({ draft, edition, visited, onAct }: LevelsTableProps) {
  const { t } = useTranslation('reading-levels');
  const { lessonsOf } = useLevelWords();
  const [isAll, setAll] = useState(false);
  const changed = changedStudents(draft);
  const shown = isAll ? draft.students : draft.students.slice(0, shownAtFirst);
  const columns: Column<ReadingStudent>[] = [
    {
      key: 'name',
      header: t(($) => $.student),
      isRowHeader: true,
      cell: (student) => (
        <span className="inline-flex items-center">
          <Person name={nameOf(student)} />
          {changed.has(student.enrollmentId) && (
            <>
              <span className="a-levels__dot" aria-hidden="true" />
              <span className="sr-only"> {t(($) => $.changed)}</span>
            </>
          )}
        </span>
      ),
    },
    ...levelGroupsOf(edition).map((group) => ({
      key: group.key,
      header: lessonsOf(group),
      cell: (student: ReadingStudent) => (
        <LevelCell
          cell={cellOf(draft, student.enrollmentId, group.key)}
          group={group}
          studentName={nameOf(student)}
          onLevel={(level) => onAct(student.enrollmentId, group, level === null ? { kind: 'unset' } : { kind: 'set', level: level as LevelNumber })}
          onLock={(isLocked) => onAct(student.enrollmentId, group, { kind: isLocked ? 'lock' : 'unlock' })}
        />
      ),
    })),
    { key: 'visited', header: t(($) => $.visited), isOptional: true, cell: ({ lastVisitedAt }) => visited(lastVisitedAt) },
  ];
  return (
    <>
      <Table caption={t(($) => $.caption)} columns={columns} rows={shown} rowKey={({ enrollmentId }) => enrollmentId} isStacked />
      {shown.length < draft.students.length && (
        <p className="mt-4 text-center">
          <Button variant="secondary" onClick={() => setAll(true)}>
            {t(($) => $.showAll, { count: draft.students.length })}
          </Button>
        </p>
      )}
    </>
  );
}

const nameOf = ({ firstName, lastName }: ReadingStudent) => `${firstName} ${lastName}`;
