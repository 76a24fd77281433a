import type { ClassSummary } from '@alba/contract/classes';
import { limits, perceivedLength } from '@alba/domain/limits';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormErrorSummary } from '../../ui/form-error-summary.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { AvatarPicker } from './avatar-picker.tsx';
import { type ClassFormErrors, type ClassValues, classFormErrors, countFrom, emptyClass } from './class-form.ts';
import { useSaveClass } from './use-save-class.ts';

export type ClassFormDialogProps = {
  /** The class to change; without one a new class is made. */
  editing?: ClassSummary;
  classes: readonly ClassSummary[];
  onSaved: (saved: ClassSummary) => void;
  onClose: () => void;
};

/** Name, description and picture of a class. A refused save keeps the dialog and what was typed. */
export function ClassFormDialog({ editing, classes, onSaved, onClose }: ClassFormDialogProps) {
  const { t } = useTranslation('classes');
  const formId = useId();
  const { save, failed } = useSaveClass(editing);
  const otherNames = classes.filter(({ classId }) => classId !== editing?.classId).map(({ name }) => name);
  const words = ({ name, description }: ClassFormErrors) => ({
    name: name && t(($) => $.form.errors[name]),
    description: description && t(($) => $.form.errors[description]),
  });

  const form = useForm<ClassValues>({
    initial: editing ? { name: editing.name, description: editing.description, avatar: editing.avatar } : emptyClass(classes),
    validate: (values) => words(classFormErrors(values, otherNames)),
    onSubmit: async (values) => {
      const outcome = await save(values);
      if (outcome.saved) onSaved(outcome.saved);
      return words(outcome.errors ?? {});
    },
  });

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={editing ? t(($) => $.form.editTitle) : t(($) => $.form.createTitle)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(($) => $.cancel)}
          </Button>
          <Button type="submit" form={formId} isBusy={form.isBusy}>
            {editing ? t(($) => $.form.save) : t(($) => $.form.create)}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.formProps} className="grid gap-5">
        {form.summary.errors.length > 1 && <FormErrorSummary {...form.summary} />}
        {failed && (
          <Alert status="danger" isLive title={failed.title}>
            <p>{failed.body}</p>
          </Alert>
        )}
        <div>
          <TextField label={t(($) => $.form.name)} {...form.field('name')} autoComplete="off" autoFocus />
          <Counter text={form.values.name} max={limits.className.max} />
        </div>
        <div>
          <TextField
            label={t(($) => $.form.description)}
            hint={t(($) => $.form.descriptionHint)}
            isOptional
            {...form.field('description')}
            autoComplete="off"
          />
          <Counter text={form.values.description} max={limits.classDescription.max} />
        </div>
        <AvatarPicker value={form.values.avatar} onChange={(avatar) => form.setValue('avatar', avatar)} />
        {editing?.sharedAcrossProducts && <Note>{t(($) => $.form.shared)}</Note>}
      </form>
    </Dialog>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <Alert status="info">{children}</Alert>;
}

/** Counts along near the limit; the live region stands from the start, so that the first count is said too. */
function Counter({ text, max }: { text: string; max: number }) {
  const { t } = useTranslation('classes');
  const length = perceivedLength(text.trim());
  return (
    <p className="mt-1 text-right text-sm text-muted empty:mt-0" aria-live="polite">
      {length >= countFrom ? t(($) => $.form.counter, { length, max }) : ''}
    </p>
  );
}
