import type { AssignmentStudent } from '@alba/contract/assignment-students';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { AssignmentStudents } from './api.ts';
import { DatesForm } from './dates-form.tsx';
import { hasOwnDates } from './own-dates.ts';
import { People } from './people.tsx';
import { ResetStudent, StudentMenu } from './student-menu.tsx';
import { StudentNote } from './student-note.tsx';
import { type StudentsDialogProps, StudentsLoaded } from './students-loaded.tsx';
import { useOwnDates } from './use-own-dates.ts';

/** Other dates for one or several students, and what else can be done for one. Every change takes effect at once and has its way back. */
export default function OwnDatesDialog({ row, onClose }: StudentsDialogProps) {
  const { t } = useTranslation('assignment-students');
  const [resetting, setResetting] = useState<AssignmentStudent>();
  if (resetting) return <ResetStudent assignmentId={row.assignmentId} student={resetting} onClose={() => setResetting(undefined)} />;
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title={t(($) => $.own.title)}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t(($) => $.close)}
        </Button>
      }
    >
      <StudentsLoaded row={row}>{(given) => <Editor given={given} onReset={setResetting} />}</StudentsLoaded>
    </Dialog>
  );
}

function Editor({ given, onReset }: { given: AssignmentStudents; onReset: (student: AssignmentStudent) => void }) {
  const { t } = useTranslation('assignment-students');
  const { assignment } = given;
  const students = given.students.filter(({ isTarget }) => isTarget);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { save, isSaving, problem } = useOwnDates(assignment);
  const picked = students.filter(({ studentId }) => chosen.has(studentId));
  const withOwn = picked.filter(hasOwnDates);
  const settle = async (dates: { start: string | null; due: string | null }, of: readonly AssignmentStudent[]) => {
    if (await save(of.map(({ studentId }) => ({ studentId, ...dates })))) setChosen(new Set());
  };
  return (
    <div className="grid gap-6">
      <People
        legend={t(($) => $.own.legend)}
        students={students}
        chosen={chosen}
        onChange={setChosen}
        note={(student) => <StudentNote student={student} />}
        act={(student) => <StudentMenu assignmentId={assignment.assignmentId} student={student} onReset={() => onReset(student)} />}
      />
      <DatesForm
        key={picked.length === 1 ? picked[0]?.studentId : 'several'}
        assignment={assignment}
        picked={picked}
        isSaving={isSaving}
        onSet={(dates) => settle(dates, picked)}
        onRemove={withOwn.length > 0 ? () => settle({ start: null, due: null }, withOwn) : undefined}
      />
      {problem && (
        <Alert status="danger" isLive title={problem.title}>
          {problem.body}
        </Alert>
      )}
    </div>
  );
}
