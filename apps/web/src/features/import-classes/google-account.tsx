import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useGoToGoogle } from './consent-step.tsx';

/** Whose classes these are, that a stand-in answers where one does, and the way to another account. */
export function GoogleAccount({ account, isSimulated }: { account?: string; isSimulated: boolean }) {
  const { t } = useTranslation('import-classes');
  const google = useGoToGoogle(paths.importClasses());
  return (
    <div className="mb-4 grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
        {account && (
          <span className="wrap-anywhere" translate="no">
            {account}
          </span>
        )}
        {isSimulated && <span className="rounded-full border border-dashed border-control px-2.5 text-sm">{t(($) => $.simulated)}</span>}
        <Button variant="ghost" size="sm" onClick={google.go} isBusy={google.isLeaving}>
          {t(($) => $.otherAccountButton)}
        </Button>
      </div>
      {isSimulated && <p className="text-sm text-soft">{t(($) => $.simulatedNote)}</p>}
      {google.failed && (
        <Alert status="danger" isLive title={google.failed.title}>
          <p>{google.failed.body}</p>
        </Alert>
      )}
    </div>
  );
}
