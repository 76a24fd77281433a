import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveToConnect } from '../../lib/provider-flow/leave.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { type Consent, useGoogleFailure } from './google-failure.tsx';

/** Sends the browser to Google for leave to read classes, and back to this dialog; an error when that is not possible. */
export function useGoToGoogle(returnTo: string) {
  const { t } = useTranslation('import-classes');
  const wordsOf = useGoogleFailure(t(($) => $.failed));
  const [error, setError] = useState<unknown>();
  const [isLeaving, setLeaving] = useState(false);
  const go = async () => {
    setLeaving(true);
    const failed = await leaveToConnect('classroom', returnTo);
    setError(failed);
    // while the browser leaves, the button stays busy
    if (failed !== undefined) setLeaving(false);
  };
  return { go: () => void go(), isLeaving, failed: wordsOf(error) };
}

/** What will be read and why, before Google is asked (D86). */
export function ConsentStep({ kind, returnTo }: { kind: Consent; returnTo: string }) {
  const { t } = useTranslation('import-classes');
  const google = useGoToGoogle(returnTo);
  const isEnded = kind === 'ended';
  return (
    <div className="grid gap-4">
      {google.failed && (
        <Alert status="danger" isLive title={google.failed.title}>
          <p>{google.failed.body}</p>
        </Alert>
      )}
      <h3 className="text-lg">{isEnded ? t(($) => $.consent.ended) : t(($) => $.consent.title)}</h3>
      {isEnded && <p>{t(($) => $.consent.endedBody)}</p>}
      {kind === 'partial' && <p className="font-semibold">{t(($) => $.consent.partial)}</p>}
      <p>{t(($) => $.consent.body)}</p>
      <p className="text-soft">{t(($) => $.consent.keep)}</p>
      <div>
        <Button iconEnd={ExternalLink} onClick={google.go} isBusy={google.isLeaving}>
          {t(($) => $.consent.allow)}
        </Button>
      </div>
    </div>
  );
}
