import { type AssignmentRow, updateAssignment } from '@alba/contract/assignments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalDetails, refusalOf } from '../../lib/api/refusal-of.ts';
import { useFormat } from '../../lib/format.ts';
import { showToast } from '../../ui/toast.ts';
import { useUpdateAssignmentMutation } from './api.ts';
import type { Current } from './changed-notice.tsx';
import { useRefused } from './refused.ts';
import { bodyOf, errorsOf, type Terms, termsOf } from './terms.ts';

type Seen = { revision: number; current: Current };

/**
 * The form of one assignment's terms. When somebody changed it meanwhile, what stands now is told once, and a further save goes
 * over it knowingly.
 */
export function useEdit({ row, onSaved }: { row: AssignmentRow; onSaved: () => void }) {
  const { t } = useTranslation('assign');
  const [seen, setSeen] = useState<Seen>({ revision: row.revision, current: row });
  const [changed, setChanged] = useState<{ seen: Current; current: Current }>();
  const [terms, setTerms] = useState(() => termsOf(row));
  const [isDirty, setDirty] = useState(false);
  const [isTold, setTold] = useState(false);
  const [update, { isLoading, error }] = useUpdateAssignmentMutation();
  const alert = useAlert();
  const own = errorsOf(terms);
  const refusal = refusalOf(updateAssignment, error);
  const fromServer = refusal === 'due_before_start' && !namesIn(error) ? ({ due: 'dueBeforeStart' } as const) : {};
  const submit = async () => {
    setTold(true);
    if (isLoading || Object.keys(own).length > 0) return;
    const body = { ...bodyOf(terms), revision: seen.revision };
    const { data, error: refused } = await update({ params: { assignmentId: row.assignmentId }, body });
    if (data) {
      showToast({ status: 'success', title: t(($) => $.saved, { lesson: row.lessonTitle, className: row.className }) });
      onSaved();
    } else if (refusalOf(updateAssignment, refused) === 'assignment_changed') {
      const now = refusalDetails(refused) as Seen;
      setChanged({ seen: seen.current, current: now.current });
      setSeen(now);
    }
  };
  return {
    terms,
    isDirty,
    isSaving: isLoading,
    errors: { ...fromServer, ...(isTold || own.due === 'dueBeforeStart' ? own : {}) },
    changed: isLoading ? undefined : changed,
    alert: error && !isLoading && refusal !== 'assignment_changed' ? alert(error) : undefined,
    change: (wish: Partial<Terms>) => {
      setDirty(true);
      setTerms((before) => ({ ...before, ...wish }));
    },
    takeTheirs: () => {
      setTerms(termsOf(seen.current));
      setChanged(undefined);
    },
    submit,
  };
}

/** Students whose own dates stand in the way. */
function namesIn(error: unknown): string[] | undefined {
  const { studentNames } = refusalDetails(error);
  return Array.isArray(studentNames) ? studentNames.map(String) : undefined;
}

function useAlert() {
  const { t } = useTranslation('assign');
  const format = useFormat();
  const refused = useRefused();
  return (error: unknown) => {
    const names = namesIn(error);
    return names
      ? { title: t(($) => $.refused.ownDatesCross.title), body: t(($) => $.refused.ownDatesCross.body, { names: format.list(names) }) }
      : refused(error, 'update');
  };
}
