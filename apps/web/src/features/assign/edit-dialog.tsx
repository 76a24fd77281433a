import { type AssignmentRow, updateAssignment } from '@alba/contract/assignments';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { mediaUrl } from '../../lib/media-url.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Cover } from '../../ui/picture.tsx';
import { showToast } from '../../ui/toast.ts';
import { useUpdateAssignmentMutation } from './api.ts';
import { useRefused } from './refused.ts';
import { bodyOf, errorsOf, termsOf } from './terms.ts';
import { TermsFields } from './terms-fields.tsx';

export type EditDialogProps = {
  row: AssignmentRow;
  /** The chip of a row opens the dialog on its due date. */
  focus?: 'due';
  onDelete: () => void;
  onClose: () => void;
};

const formId = 'edit-assignment';

/** Dates and options of an assignment. A save that fails keeps the dialog and what was entered. */
export default function EditDialog({ row, focus, onDelete, onClose }: EditDialogProps) {
  const { t } = useTranslation('assign');
  const [terms, setTerms] = useState(() => termsOf(row));
  const [isTold, setTold] = useState(false);
  const [update, { isLoading, error }] = useUpdateAssignmentMutation();
  const refused = useRefused();
  const own = errorsOf(terms);
  const fromServer = refusalOf(updateAssignment, error) === 'due_before_start' ? ({ due: 'dueBeforeStart' } as const) : {};

  const submit = async () => {
    setTold(true);
    if (isLoading || Object.keys(own).length > 0) return;
    const { data } = await update({ params: { assignmentId: row.assignmentId }, body: { ...bodyOf(terms), revision: row.revision } });
    if (!data) return;
    showToast({ status: 'success', title: t(($) => $.saved, { lesson: row.lessonTitle, className: row.className }) });
    onClose();
  };

  const alert = error && !isLoading ? refused(error, 'update') : undefined;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(($) => $.edit)}
      footer={
        <>
          <Button variant="danger-ghost" icon={Trash2} className="sm:mr-auto" onClick={onDelete}>
            {t(($) => $.remove.confirm)}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t(($) => $.cancel)}
          </Button>
          <Button type="submit" form={formId} isBusy={isLoading}>
            {t(($) => $.save)}
          </Button>
        </>
      }
    >
      <div className="mb-6 flex items-center gap-4">
        <Cover src={mediaUrl(row.cover.media)} className="w-22 flex-none rounded-sm" />
        <div className="min-w-0 wrap-anywhere">
          <p className="text-lg font-semibold">{row.lessonTitle}</p>
          <p className="text-sm text-soft">
            <span translate="no">{row.className}</span>, {t(($) => $.students, { count: row.targetCount })}
          </p>
        </div>
      </div>
      <form
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TermsFields
          terms={terms}
          focus={focus}
          onChange={(change) => setTerms((before) => ({ ...before, ...change }))}
          errors={{ ...fromServer, ...(isTold || own.due === 'dueBeforeStart' ? own : {}) }}
        />
        {row.submittedCount > 0 && <p className="text-sm text-soft">{t(($) => $.turnedInStays, { count: row.submittedCount })}</p>}
        {alert && (
          <Alert status="danger" isLive title={alert.title}>
            {alert.body}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}
