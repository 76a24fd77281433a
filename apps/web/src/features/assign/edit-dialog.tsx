import type { AssignmentRow } from '@alba/contract/assignments';
import { CalendarClock, Trash2, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { mediaUrl } from '../../lib/media-url.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Cover } from '../../ui/picture.tsx';
import { ChangedNotice } from './changed-notice.tsx';
import { intoView } from './into-view.ts';
import type { RenderWorkload } from './render-workload.ts';
import { TermsFields } from './terms-fields.tsx';
import { useEdit } from './use-edit.ts';

export type EditDialogProps = {
  row: AssignmentRow;
  /** The chip of a row opens the dialog on its due date. */
  focus?: 'due';
  renderWorkload?: RenderWorkload;
  onDelete: () => void;
  /** Who gets it and own dates, each with a dialog of its own. */
  onTargets?: () => void;
  onOwnDates?: () => void;
  onClose: () => void;
};

const formId = 'edit-assignment';

/** Dates and options of an assignment. A save that fails keeps the dialog and what was entered. */
export default function EditDialog({ row, focus, renderWorkload, onDelete, onTargets, onOwnDates, onClose }: EditDialogProps) {
  const { t } = useTranslation('assign');
  const edit = useEdit({ row, onSaved: onClose });
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
          <Button type="submit" form={formId} isBusy={edit.isSaving}>
            {t(($) => $.save)}
          </Button>
        </>
      }
    >
      <About row={row} />
      {!edit.isDirty && (
        <p className="-ml-3 mb-4 flex flex-wrap">
          {onTargets && (
            <Button variant="ghost" size="sm" icon={Users} onClick={onTargets}>
              {t(($) => $.whoGets)}
            </Button>
          )}
          {onOwnDates && (
            <Button variant="ghost" size="sm" icon={CalendarClock} onClick={onOwnDates}>
              {row.ownDatesCount > 0 ? t(($) => $.ownDates, { count: row.ownDatesCount }) : t(($) => $.ownDatesNone)}
            </Button>
          )}
        </p>
      )}
      <form
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void edit.submit();
        }}
      >
        <TermsFields
          terms={edit.terms}
          focus={focus}
          onChange={edit.change}
          errors={edit.errors}
          underDue={
            edit.terms.hasDue && renderWorkload?.({ classIds: [row.classId], due: edit.terms.dueDate, onChoose: (dueDate) => edit.change({ dueDate }) })
          }
        />
        {row.submittedCount > 0 && <p className="text-sm text-soft">{t(($) => $.turnedInStays, { count: row.submittedCount })}</p>}
        {edit.changed && <ChangedNotice {...edit.changed} onTake={edit.takeTheirs} />}
        {edit.alert && (
          <Alert ref={intoView} status="danger" isLive title={edit.alert.title}>
            {edit.alert.body}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}

function About({ row }: { row: AssignmentRow }) {
  const { t } = useTranslation('assign');
  return (
    <div className="mb-4 flex items-center gap-4">
      <Cover src={mediaUrl(row.cover.media)} className="w-22 flex-none rounded-sm" />
      <div className="min-w-0 wrap-anywhere">
        <p className="text-lg font-semibold">{row.lessonTitle}</p>
        <p className="text-sm text-soft">
          <span translate="no">{row.className}</span>,{' '}
          {row.targets === 'students' ? t(($) => $.onlySome, { count: row.targetCount }) : t(($) => $.students, { count: row.targetCount })}
        </p>
      </div>
    </div>
  );
}
