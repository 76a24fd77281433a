import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../ui/empty-state.tsx';
import { LoadingCard } from '../../ui/loading.tsx';

export function HelpLoading() {
  const { t } = useTranslation('help');
  return <LoadingCard label={t(($) => $.loading)} />;
}

export function HelpFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('help');
  return (
    <ErrorPanel title={t(($) => $.failed.title)} onRetry={onRetry}>
      {t(($) => $.failed.body)}
    </ErrorPanel>
  );
}
