import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useGoToGoogle } from './consent-step.tsx';
import { useGoogleFailure } from './google-failure.tsx';

/** In place of the list: why it did not come, Try again, and another account where that may help. */
export function GoogleFailure({ error, title, onRetry }: { error: unknown; title?: string; onRetry: () => void }) {
  const { t } = useTranslation('import-classes');
  const words = useGoogleFailure(title ?? t(($) => $.failed))(error);
  const google = useGoToGoogle(paths.importClasses());
  const told = google.failed ?? words;
  if (!told) return null;
  return (
    <Alert
      status="danger"
      isLive
      title={told.title}
      action={
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="sm" icon={RotateCw} onClick={onRetry}>
            {t(($) => $.retry)}
          </Button>
          <Button variant="ghost" size="sm" onClick={google.go} isBusy={google.isLeaving}>
            {t(($) => $.anotherGoogle)}
          </Button>
        </div>
      }
    >
      <p>{told.body}</p>
    </Alert>
  );
}
