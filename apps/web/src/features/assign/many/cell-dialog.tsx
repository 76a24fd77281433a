import type { LessonCard } from '@alba/contract/catalog';
import type { ClassSummary } from '@alba/contract/classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { RenderWorkload } from '../render-workload.ts';
import { errorsOf, type Terms } from '../terms.ts';
import { DatesFields } from '../terms-fields.tsx';
import { datesOf, type OwnCell } from './draft.ts';

type CellDialogProps = {
  lesson: LessonCard;
  given: ClassSummary;
  /** What counts for the cell now. */
  terms: Terms;
  own: OwnCell;
  onSave: (own: OwnCell) => void;
  onClose: () => void;
  renderWorkload?: RenderWorkload;
};

const formId = 'cell-dates';

/** The dates of one lesson for one class. */
export function CellDialog({ lesson, given, terms, own, onSave, onClose, renderWorkload }: CellDialogProps) {
  const { t } = useTranslation('assign');
  const [dates, setDates] = useState(() => datesOf(terms));
  const [isOut, setOut] = useState(own.isOut === true);
  const [isTold, setTold] = useState(false);
  const errors = errorsOf(dates);
  const isWrong = Object.keys(errors).length > 0;
  const change = (some: Partial<typeof dates>) => setDates((before) => ({ ...before, ...some }));
  const save = () => {
    if (isOut) return onSave({ ...own, isOut });
    setTold(true);
    if (!isWrong) onSave({ dates });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(($) => $.grid.cell, { lesson: lesson.title, className: given.name })}
      footer={
        <>
          {own.dates && (
            <Button variant="ghost" className="sm:mr-auto" onClick={() => onSave({})}>
              {t(($) => $.grid.reset)}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t(($) => $.cancel)}
          </Button>
          <Button type="submit" form={formId}>
            {t(($) => $.grid.save)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {!isOut && (
          <>
            <DatesFields terms={dates} onChange={change} errors={isTold || errors.due === 'dueBeforeStart' ? errors : {}} />
            {renderWorkload?.({
              classIds: [given.classId],
              due: dates.hasDue ? dates.dueDate : null,
              onChoose: (dueDate) => change({ hasDue: true, dueDate }),
            })}
          </>
        )}
        <Checkbox label={t(($) => $.grid.leaveOut, { className: given.name })} checked={isOut} onChange={(event) => setOut(event.target.checked)} />
      </form>
    </Dialog>
  );
}
