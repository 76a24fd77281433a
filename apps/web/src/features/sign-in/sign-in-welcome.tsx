import { formatClassCode, normalizeClassCode } from '@alba/domain/classes';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../lib/announce.ts';
import { Alert } from '../../ui/alert.tsx';
import { clearNotice, readNotice, type SignInNotice } from './notice.ts';

/** The title of the sign-in page and what brought the reader here: a page that needs it, a session that ended, a class to join. */
export function SignInWelcome({ previousPath }: { previousPath: string | undefined }) {
  const { t } = useTranslation('sign-in');
  const notice = useNotice();
  const classCode = classCodeIn(previousPath);
  const title = notice === 'session-ended' ? t(($) => $.titleAgain) : previousPath === undefined ? t(($) => $.title) : t(($) => $.titleToContinue);

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
      <h1>{title}</h1>
      <p className="mt-2 text-soft">
        {notice === 'session-ended' ? t(($) => $.welcomeAgain) : classCode ? t(($) => $.welcomeToClass, { code: classCode }) : t(($) => $.welcome)}
      </p>
    </>
  );
}

/** Read once for as long as the page is shown. */
function useNotice(): SignInNotice | undefined {
  const [notice] = useState(readNotice);
  useEffect(clearNotice, []);
  return notice;
}

/** The class of a join link, by its code: its name is told to people who are signed in (D80). */
function classCodeIn(path: string | undefined): string | undefined {
  const [, part] = path?.match(/^\/joinclass\/([^/?#]+)/) ?? [];
  const code = part && normalizeClassCode(decodeURIComponent(part));
  return code ? formatClassCode(code) : undefined;
}
