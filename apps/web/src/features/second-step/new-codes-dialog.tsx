import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useRenewRecoveryCodesMutation } from './api.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('second-step');
  const [renew] = useRenewRecoveryCodesMutation();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) {
    return (
      <Dialog isOpen isAlert onClose={onClose} title={t(($) => $.codes.title)} footer={<Button onClick={onClose}>{t(($) => $.codesKept)}</Button>}>
        <RecoveryCodes codes={codes} />
      </Dialog>
    );
  }
  return (
    <ProofDialog
      title={t(($) => $.newCodes.title)}
      confirmLabel={t(($) => $.newCodes.confirm)}
      onClose={onClose}
      onProve={async (proof) => {
        const { data, error } = await renew({ body: proof });
        if (data) setCodes(data.recoveryCodes);
        return error;
      }}
    >
      <p>{t(($) => $.newCodes.body)}</p>
    </ProofDialog>
  );
}
