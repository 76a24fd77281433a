import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure/index.ts';
import { serviceNames } from '../../lib/provider-flow/service-names.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { useDisconnectProviderMutation } from './api.ts';

/** Says what changes before a Google account is let go. */
export function DisconnectAccount({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const [disconnect, { isLoading, error }] = useDisconnectProviderMutation();
  const failed = useFailureWords(error);
  const service = serviceNames.google;
  const confirm = async () => {
    const { data } = await disconnect({ params: { provider: 'google' } });
    if (!data) return;
    showToast({ status: 'success', title: t(($) => $.connected.disconnected, { service }) });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      isBusy={isLoading}
      title={t(($) => $.connected.ask.title, { service })}
      confirmLabel={t(($) => $.connected.disconnect)}
      cancelLabel={t(($) => $.connected.ask.keep)}
      error={failed && `${failed.title}. ${failed.body}`}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t(($) => $.connected.ask.body)}</p>
    </ConfirmDialog>
  );
}
