import { useTranslation } from 'react-i18next';
import { CardSignIn } from '../../features/pupil-sign-in/card-sign-in.tsx';
import { LanguageLinks } from '../../features/sign-in/language-links.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { BarePage } from '../frame/bare-page.tsx';
import { PasswordWay } from '../frame/password-way.tsx';
import { homeOf } from '../guards.ts';

await needMessages('pupil-sign-in', 'sign-in');

/** `/login/card`: a card before the camera, or its code by hand (P-LOGIN). */
export function Component() {
  const { t } = useTranslation('pupil-sign-in');
  return (
    <BarePage title={t(($) => $.title)}>
      {/* a page of its own: what this one may do with the camera ends with it */}
      <CardSignIn onSignedIn={({ accountInfo }) => location.replace(homeOf[accountInfo.role])} />
      <PasswordWay>{t(($) => $.back)}</PasswordWay>
      <LanguageLinks />
    </BarePage>
  );
}
