import { changeTargets } from '@alba/contract/assignment-students';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAgain } from '../../lib/api/api.ts';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { offerUndo } from '../../ui/offer-undo.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { type AssignmentStudents, useChangeTargetsMutation } from './api.ts';
import { People } from './people.tsx';
import { useRefused } from './refused.ts';
import { type StudentsDialogProps, StudentsLoaded } from './students-loaded.tsx';

const formId = 'change-targets';

/** The whole class or some students. What a student began is hidden, not lost, and that is said before and after. */
export default function TargetsDialog({ row, onClose }: StudentsDialogProps) {
  const { t } = useTranslation('assignment-students');
  const [change, { isLoading, error }] = useChangeTargetsMutation();
  const wordsOf = useRefused();
  const alert = error && !isLoading ? wordsOf(error, 'targets') : undefined;
  const save = async (studentIds: number[] | null, revision: number) => {
    const params = { assignmentId: row.assignmentId };
    const { data, error: refused } = await change({ params, body: { studentIds, revision } });
    if (refusalOf(changeTargets, refused) === 'assignment_changed') readAgain('assignment');
    if (!data) return;
    const undo = async () => {
      const back = await change({ params, body: { ...data.before, revision: data.assignment.revision } });
      return back.data ? { restored: t(($) => $.targets.undone) } : { refused: wordsOf(back.error, 'targets') };
    };
    const { hiddenCount } = data;
    offerUndo({ done: hiddenCount > 0 ? t(($) => $.targets.hidden, { count: hiddenCount }) : t(($) => $.targets.saved), label: t(($) => $.undo), undo });
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title={t(($) => $.targets.title)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(($) => $.cancel)}
          </Button>
          <Button type="submit" form={formId} isBusy={isLoading}>
            {t(($) => $.targets.save)}
          </Button>
        </>
      }
    >
      <StudentsLoaded row={row}>{(given) => <Form key={given.assignment.revision} given={given} onSave={save} />}</StudentsLoaded>
      {alert && (
        <Alert status="danger" isLive title={alert.title} className="mt-4">
          {alert.body}
        </Alert>
      )}
    </Dialog>
  );
}

function Form({ given, onSave }: { given: AssignmentStudents; onSave: (studentIds: number[] | null, revision: number) => Promise<void> }) {
  const { t } = useTranslation('assignment-students');
  const { students, assignment } = given;
  const [who, setWho] = useState(assignment.targets);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(students.flatMap(({ studentId, isTarget }) => (isTarget ? [studentId] : []))));
  const [isTold, setTold] = useState(false);
  const losing =
    who === 'class' ? 0 : students.filter(({ studentId, isTarget, status }) => isTarget && !chosen.has(studentId) && status !== 'not-started').length;
  const isNobody = who === 'students' && chosen.size === 0;
  return (
    <form
      id={formId}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setTold(true);
        if (!isNobody) void onSave(who === 'class' ? null : [...chosen], assignment.revision);
      }}
    >
      <RadioCards
        legend={t(($) => $.targets.legend)}
        columns={2}
        value={who}
        onChange={setWho}
        options={[
          { value: 'class', label: t(($) => $.targets.everyone), description: t(($) => $.targets.everyoneNote) },
          { value: 'students', label: t(($) => $.targets.some), description: t(($) => $.targets.someNote) },
        ]}
      />
      {who === 'students' && <People legend={t(($) => $.targets.students)} students={students} chosen={chosen} onChange={setChosen} />}
      {isNobody && isTold && <Alert status="danger" isLive title={t(($) => $.targets.nobody)} />}
      {losing > 0 && (
        <Alert status="warning" isLive title={t(($) => $.targets.losing, { count: losing })}>
          {t(($) => $.targets.losingBody)}
        </Alert>
      )}
    </form>
  );
}
