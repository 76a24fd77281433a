import type { Session } from '@alba/contract/auth';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { CardWay } from '../../features/sign-in/card-way.tsx';
import { LanguageLinks } from '../../features/sign-in/language-links.tsx';
import { isSomebodyElse } from '../../features/sign-in/notice.ts';
import { OtherWays } from '../../features/sign-in/other-ways.tsx';
import { SignInForm } from '../../features/sign-in/sign-in-form.tsx';
import { SignInWelcome } from '../../features/sign-in/sign-in-welcome.tsx';
import { classCodeOfPath } from '../../lib/class-of-path.ts';
import { productName } from '../../lib/edition.ts';
import { needMessages } from '../../lib/i18n/index.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { BarePage } from '../frame/bare-page.tsx';
import { useFrame } from '../frame/frame-context.ts';
import { safePreviousPath } from '../previous-path.ts';

await needMessages('sign-in');

/**
 * `/login` (P-LOGIN). After sign-in the gates of the wanted page decide: it, or the home of the person's role. Whoever comes after
 * another person's session ended here begins at their own home.
 */
export function Component() {
  const { t } = useTranslation('sign-in');
  const { edition } = useFrame();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { username, hasNewPassword } = (useLocation().state ?? {}) as { username?: string; hasNewPassword?: boolean };
  const [isAskedForCode, setAskedForCode] = useState(false);
  const wanted = safePreviousPath(search.get('previousPath') ?? '/');
  const goOn = ({ accountId }: Session) => void navigate(isSomebodyElse(accountId) ? paths.home() : wanted, { replace: true });
  return (
    <BarePage title={t(($) => $.title)} hasArt>
      <SignInWelcome previousPath={wanted === '/' ? undefined : wanted} hasNewPassword={hasNewPassword} />
      <SignInForm username={username} onSignedIn={goOn} onSecondStep={setAskedForCode} />
      {!isAskedForCode && (
        <>
          <OtherWays edition={edition} previousPath={wanted} />
          <CardWay />
          <p className="mt-8 text-center">
            {t(($) => $.newHere, { product: productName })}{' '}
            <Link to={paths.completeAccount({ classCode: classCodeOfPath(wanted) })} className="font-semibold">
              {t(($) => $.createAccount)}
            </Link>
          </p>
        </>
      )}
      <LanguageLinks />
    </BarePage>
  );
}
