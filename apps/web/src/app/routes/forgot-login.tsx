import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AskForm } from '../../features/recovery/ask-form.tsx';
import { LanguageLinks } from '../../features/sign-in/language-links.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { BarePage } from '../frame/bare-page.tsx';

await needMessages('recovery', 'sign-in', 'failure');

/** `/login/forgetlogin` (P-FORGET). */
export function Component() {
  const { t } = useTranslation('recovery');
  return (
    <BarePage title={t(($) => $.ask.title)}>
      <div className="mx-auto max-w-120">
        <Link to={paths.login()} look="quiet" className="a-crumb">
          <ChevronLeft size={16} aria-hidden="true" />
          {t(($) => $.back)}
        </Link>
        <h1>{t(($) => $.ask.title)}</h1>
        <p className="mt-2 text-soft">{t(($) => $.ask.intro)}</p>
        <AskForm />
        <p className="mt-8 text-soft">
          {t(($) => $.ask.noEmail)} {t(($) => $.ask.google)}
        </p>
        <LanguageLinks />
      </div>
    </BarePage>
  );
}
