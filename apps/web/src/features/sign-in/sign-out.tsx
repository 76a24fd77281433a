import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { LoadingCard } from '../../ui/loading.tsx';
import { useSignOut } from './use-sign-out.ts';

export type SignOutProps = {
  /** How many answers stand only on this device. */
  countUnsent: () => Promise<number>;
  onSignedOut: () => void;
  onStay: () => void;
};

/** Signs out at once, or asks first when answers would have to wait on this device. */
export function SignOut({ countUnsent, onSignedOut, onStay }: SignOutProps) {
  const { t } = useTranslation('sign-in');
  const signOut = useSignOut();
  const [unsent, setUnsent] = useState<number>();
  const leave = useCallback(() => {
    signOut();
    onSignedOut();
  }, [signOut, onSignedOut]);

  useEffect(() => {
    let isGone = false;
    countInTime(countUnsent).then((count) => {
      if (isGone) return;
      if (count === 0) leave();
      else setUnsent(count);
    });
    return () => {
      isGone = true;
    };
  }, [countUnsent, leave]);

  if (unsent === undefined) return <LoadingCard label={t(($) => $.signingOut)} />;
  return (
    <>
      <h1>{t(($) => $.unsent.title)}</h1>
      <p className="mt-3 text-lg text-soft">{t(($) => $.unsent.body, { count: unsent })}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onStay}>{t(($) => $.unsent.stay)}</Button>
        <Button variant="secondary" onClick={leave}>
          {t(($) => $.unsent.leave)}
        </Button>
      </div>
    </>
  );
}

/** Milliseconds. */
const patience = 2000;

/** What cannot be counted, or not soon, must not keep anybody from leaving. */
function countInTime(count: () => Promise<number>): Promise<number> {
  const inTime = new Promise<number>((resolve) => setTimeout(() => resolve(0), patience));
  return Promise.race([count().catch(() => 0), inTime]);
}
