import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../lib/announce.ts';
import { classCodeOfPath } from '../../lib/class-of-path.ts';
import { Alert } from '../../ui/alert.tsx';
import { clearNotice, readNotice, type SignInNotice } from './notice.ts';

/** Most who sign in did not come by the link of a class. */
const ClassOfLink = lazy(() => import('./class-of-link.tsx').then((file) => ({ default: file.ClassOfLink })));

/** The title of the sign-in page and what brought the reader here: a page that needs it, a session that ended, a class to join. */
export function SignInWelcome({ previousPath, hasNewPassword = false }: { previousPath: string | undefined; hasNewPassword?: boolean }) {
  const { t } = useTranslation('sign-in');
  const notice = useNotice();
  const classCode = classCodeOfPath(previousPath);
  const isAgain = notice === 'session-ended' || notice === 'token-unreadable';
  const title = isAgain ? t(($) => $.titleAgain) : previousPath === undefined ? t(($) => $.title) : t(($) => $.titleToContinue);

  useEffect(() => {
    if (notice === 'signed-out')
      announce(
        t(($) => $.signedOut),
        'polite',
      );
  }, [notice, t]);

  return (
    <>
      {notice === 'signed-out' && (
        <div className="mb-6">
          <Alert status="success" title={t(($) => $.signedOut)} />
        </div>
      )}
      {hasNewPassword && (
        <div className="mb-6">
          <Alert status="success" isLive title={t(($) => $.newPassword)} />
        </div>
      )}
      <h1>{title}</h1>
      <p className="mt-2 text-soft">
        <Welcome notice={notice}>
          {classCode && (
            <Suspense>
              <ClassOfLink code={classCode} />
            </Suspense>
          )}
        </Welcome>
      </p>
    </>
  );
}

/** What brought the reader here, said kindly; `children` where it is the link of a class. */
function Welcome({ notice, children }: { notice: SignInNotice | undefined; children: ReactNode }) {
  const { t } = useTranslation('sign-in');
  if (notice === 'session-ended') return t(($) => $.welcomeAgain);
  if (notice === 'token-unreadable') return t(($) => $.tokenUnreadable);
  return children || t(($) => $.welcome);
}

/** Read once for as long as the page is shown. */
function useNotice(): SignInNotice | undefined {
  const [notice] = useState(readNotice);
  useEffect(clearNotice, []);
  return notice;
}
