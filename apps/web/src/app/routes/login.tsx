import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { LanguageLinks } from '../../features/sign-in/language-links.tsx';
import { OtherWays } from '../../features/sign-in/other-ways.tsx';
import { SignInForm } from '../../features/sign-in/sign-in-form.tsx';
import { SignInWelcome } from '../../features/sign-in/sign-in-welcome.tsx';
import { productName } from '../../lib/edition.ts';
import { needMessages } from '../../lib/i18n/index.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { BarePage } from '../frame/bare-page.tsx';
import { useFrame } from '../frame/frame-context.ts';
import { safePreviousPath } from '../previous-path.ts';

await needMessages('sign-in');

/** `/login` (P-LOGIN). After sign-in the gates of the wanted page decide: it, or the home of the person's role. */
export function Component() {
  const { t } = useTranslation('sign-in');
  const { edition } = useFrame();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const wanted = safePreviousPath(search.get('previousPath') ?? '/');
  return (
    <BarePage title={t(($) => $.title)} hasArt>
      <SignInWelcome previousPath={wanted === '/' ? undefined : wanted} />
      <SignInForm onSignedIn={() => navigate(wanted, { replace: true })} />
      <OtherWays edition={edition} />
      <p className="mt-8 text-center">
        {t(($) => $.newHere, { product: productName })}{' '}
        <Link to={paths.completeAccount()} className="font-semibold">
          {t(($) => $.createAccount)}
        </Link>
      </p>
      <LanguageLinks />
    </BarePage>
  );
}
