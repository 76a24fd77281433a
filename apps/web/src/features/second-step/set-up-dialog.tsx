import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureAlert } from '../../ui/failure-panel.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { useBeginSecondStepMutation, useConfirmSecondStepMutation } from './api.ts';
import { CodeField, PasswordBox } from './proof-fields.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useProofForm } from './use-proof-form.ts';

type Secret = { secret: string; uri: string };

/** Turning it on: the password, the secret into an app, a code of the app, and the recovery codes. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('second-step');
  const formId = useId();
  const [secret, setSecret] = useState<Secret>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [isBusy, setBusy] = useState(false);
  const footer = codes ? (
    <Button onClick={onClose}>{t(($) => $.codesKept)}</Button>
  ) : (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t(($) => $.cancel)}
      </Button>
      <Button type="submit" form={formId} isBusy={isBusy}>
        {secret ? t(($) => $.setUp.confirm) : t(($) => $.setUp.next)}
      </Button>
    </>
  );
  const step = { formId, onBusy: setBusy };
  return (
    // the codes are shown this once: a press beside the dialog must not lose them
    <Dialog isOpen isAlert onClose={onClose} title={codes ? t(($) => $.codes.title) : t(($) => $.setUp.title)} footer={footer}>
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : secret ? (
        <AppStep {...step} secret={secret} onDone={setCodes} />
      ) : (
        <PasswordStep {...step} onDone={setSecret} />
      )}
    </Dialog>
  );
}

type StepProps<Result> = { formId: string; onBusy: (isBusy: boolean) => void; onDone: (result: Result) => void };

function PasswordStep({ formId, onBusy, onDone }: StepProps<Secret>) {
  const { t } = useTranslation('second-step');
  const [begin] = useBeginSecondStepMutation();
  const { form, failure } = useProofForm({
    kind: 'password',
    onBusy,
    send: async (password) => {
      const { data, error } = await begin({ body: { password } });
      if (data) onDone(data);
      return error;
    },
  });
  return (
    <form id={formId} {...form.formProps} className="grid gap-5">
      <p>{t(($) => $.setUp.intro)}</p>
      {failure !== undefined && <FailureAlert error={failure} />}
      <PasswordBox {...form.field('proof')} hint={t(($) => $.passwordHint)} />
    </form>
  );
}

function AppStep({ formId, onBusy, onDone, secret: { secret, uri } }: StepProps<readonly string[]> & { secret: Secret }) {
  const { t } = useTranslation('second-step');
  const [confirm] = useConfirmSecondStepMutation();
  const start = useRef<HTMLOListElement>(null);
  // the field that had focus is gone
  useEffect(() => start.current?.focus(), []);
  const { form, failure } = useProofForm({
    kind: 'code',
    onBusy,
    send: async (code) => {
      const { data, error } = await confirm({ body: { code } });
      if (data) onDone(data.recoveryCodes);
      return error;
    },
  });
  return (
    <form id={formId} {...form.formProps} className="grid gap-5">
      <ol ref={start} tabIndex={-1} className="grid list-decimal gap-4 pl-6 outline-none">
        <li>{t(($) => $.setUp.scan)}</li>
        <li>{t(($) => $.setUp.enter)}</li>
      </ol>
      <QrCode text={uri} label={t(($) => $.setUp.qr)} className="a-second-step__qr w-full rounded-md" />
      <div>
        <p className="mb-1 text-sm text-soft">{t(($) => $.setUp.byHand)}</p>
        <div className="a-second-step__secret">
          <CopyField label={t(($) => $.setUp.key)} value={secret} copiedWords={t(($) => $.setUp.keyCopied)} />
        </div>
      </div>
      {failure !== undefined && <FailureAlert error={failure} />}
      <CodeField {...form.field('proof')} label={t(($) => $.setUp.code)} hint={t(($) => $.setUp.codeHint)} />
    </form>
  );
}
