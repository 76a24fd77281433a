import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { SchoolCodeSignIn } from '../../features/providers/school-code-sign-in.tsx';
import { LanguageLinks } from '../../features/sign-in/language-links.tsx';
import { SignInForm } from '../../features/sign-in/sign-in-form.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { BarePage } from '../frame/bare-page.tsx';
import { safePreviousPath } from '../previous-path.ts';

await needMessages('providers', 'sign-in', 'failure');

/** `/login/oneroster` (P-ONEROSTER, D84): the school's code, then the school's own way. */
export function Component() {
  const { t } = useTranslation('providers');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const wanted = safePreviousPath(search.get('previousPath') ?? '/');
  return (
    <BarePage title={t(($) => $.oneRoster.title)} hasArt>
      <Link to={paths.login()} look="quiet" className="a-crumb">
        <ChevronLeft size={16} aria-hidden="true" />
        {t(($) => $.back)}
      </Link>
      <SchoolCodeSignIn
        renderSignIn={(onSignedIn) => <SignInForm onSignedIn={onSignedIn} />}
        onSignedIn={() => void navigate(wanted, { replace: true })}
        onProvider={(provider) => void navigate(paths.signInWith(provider, wanted), { replace: true })}
      />
      <LanguageLinks />
    </BarePage>
  );
}
