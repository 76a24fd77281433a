import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureAlert } from '../../ui/failure-panel.tsx';
import { CodeField, PasswordBox } from './proof-fields.tsx';
import { useProofForm } from './use-proof-form.ts';

export type Proof = { password: string } | { code: string };
export type ProofDialogProps = {
  title: string;
  confirmLabel: string;
  isDestructive?: boolean;
  /** Answers with the error of the call. */
  onProve: (proof: Proof) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
};

/** Asks for the password or a code before something about the second step changes. */
export function ProofDialog({ title, confirmLabel, isDestructive = false, onProve, onClose, children }: ProofDialogProps) {
  const { t } = useTranslation('second-step');
  const formId = useId();
  const [kind, setKind] = useState<'password' | 'code'>('password');
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(($) => $.cancel)}
          </Button>
          <Button type="submit" form={formId} variant={isDestructive ? 'danger' : 'primary'} isBusy={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="grid justify-items-start gap-5">
        {children}
        <ProofForm key={kind} kind={kind} formId={formId} onBusy={setBusy} onProve={onProve} />
        <Button variant="ghost" size="sm" onClick={() => setKind(kind === 'password' ? 'code' : 'password')}>
          {kind === 'password' ? t(($) => $.useCode) : t(($) => $.usePassword)}
        </Button>
      </div>
    </Dialog>
  );
}

type ProofFormProps = Pick<ProofDialogProps, 'onProve'> & { kind: 'password' | 'code'; formId: string; onBusy: (isBusy: boolean) => void };

function ProofForm({ kind, formId, onBusy, onProve }: ProofFormProps) {
  const { t } = useTranslation('second-step');
  const { form, failure } = useProofForm({ kind, onBusy, send: (proof) => onProve(kind === 'password' ? { password: proof } : { code: proof }) });
  return (
    <form id={formId} {...form.formProps} className="grid w-full gap-5">
      {failure !== undefined && <FailureAlert error={failure} />}
      {kind === 'password' ? (
        <PasswordBox {...form.field('proof')} hint={t(($) => $.passwordHint)} />
      ) : (
        <CodeField {...form.field('proof')} label={t(($) => $.code)} hint={t(($) => $.codeHint)} autoFocus />
      )}
    </form>
  );
}
