import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toast.ts';
import { useEndSecondStepMutation } from './api.ts';
import { ProofDialog } from './proof-dialog.tsx';

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('second-step');
  const [end] = useEndSecondStepMutation();
  return (
    <ProofDialog
      title={t(($) => $.turnOff.title)}
      confirmLabel={t(($) => $.turnOff.confirm)}
      isDestructive
      onClose={onClose}
      onProve={async (proof) => {
        const { data, error } = await end({ body: proof });
        if (!data) return error;
        showToast({ status: 'success', title: t(($) => $.turnOff.done) });
        onClose();
      }}
    >
      <p>{t(($) => $.turnOff.body)}</p>
    </ProofDialog>
  );
}
