import type { RefusalOf } from '@alba/contract/endpoint';
import { createRosterConnection, type RosterConnection } from '@alba/contract/rostering';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../lib/api/random-id.ts';
import { ownWordOf } from '../../lib/api/refusal-of.ts';
import { type FailureWords, useWordsOfFailure } from '../../lib/failure/index.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormErrorSummary } from '../../ui/form-error-summary.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useChangeRosterConnectionMutation, useCreateRosterConnectionMutation } from './api.ts';
import { ConnectionFields } from './connection-fields.tsx';
import { bodyOf, type ConnectionErrors, type ConnectionValues, connectionErrors, valuesOf } from './connection-form.ts';

export type ConnectionDialogProps = {
  /** The roster to change; without one a new one is connected. */
  editing?: RosterConnection;
  onSaved: (saved: RosterConnection) => void;
  onClose: () => void;
};

/** What a refusal says, beside the field that it is about. */
const fieldOf: Record<RefusalOf<typeof createRosterConnection>, ConnectionErrors> = {
  roster_connection_exists: { name: 'exists' },
  roster_address_refused: { baseUrl: 'address' },
  roster_keys_missing: { secret: 'keysMissing' },
};

/** Connects a roster or changes one. A refused save keeps the dialog and what was typed. */
export function ConnectionDialog({ editing, onSaved, onClose }: ConnectionDialogProps) {
  const { t } = useTranslation('rostering');
  const formId = useId();
  const [create] = useCreateRosterConnectionMutation();
  const [change] = useChangeRosterConnectionMutation();
  const wordsOf = useWordsOfFailure();
  const [failed, setFailed] = useState<FailureWords>();
  const words = (errors: ConnectionErrors) =>
    Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, t(($) => $.form.errors[error])])) as Partial<
      Record<keyof ConnectionValues, string>
    >;

  const form = useForm<ConnectionValues>({
    initial: valuesOf(editing),
    validate: (values) => words(connectionErrors(values, { hasSecret: editing?.hasSecret ?? false })),
    onSubmit: async (values) => {
      setFailed(undefined);
      const { source, way, ...body } = bodyOf(values, editing);
      const idempotencyKey = randomId();
      const saved = editing
        ? await change({ params: { connectionId: editing.connectionId }, body, idempotencyKey })
        : await create({ body: { source, way, ...body }, idempotencyKey });
      if (saved.data) {
        onSaved(saved.data);
        return undefined;
      }
      const own = ownWordOf(createRosterConnection, saved.error, fieldOf);
      if (own) return words(own);
      setFailed(wordsOf(saved.error));
      return undefined;
    },
  });

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={editing ? t(($) => $.form.editTitle, { name: editing.name }) : t(($) => $.form.createTitle)}
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
          <Alert status="danger" isLive title={t(($) => $.form.failed)}>
            <p>
              {failed.title}. {failed.body}
            </p>
          </Alert>
        )}
        <ConnectionFields form={form} editing={editing} />
      </form>
    </Dialog>
  );
}
