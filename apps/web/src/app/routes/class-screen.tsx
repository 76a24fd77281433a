import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ClassScreen } from '../../features/pupil-sign-in/class-screen.tsx';
import { LanguageLinks } from '../../features/sign-in/language-links.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { paths } from '../../lib/paths.ts';
import { BarePage } from '../frame/bare-page.tsx';
import { PasswordWay } from '../frame/password-way.tsx';
import { homeOf } from '../guards.ts';

await needMessages('pupil-sign-in', 'sign-in', 'failure');

/** `/login/class/:classCode`: the screen of a class, for cards and pictures (P-LOGIN). */
export function Component() {
  const { t } = useTranslation('pupil-sign-in');
  const { classCode = '' } = useParams();
  return (
    <BarePage title={t(($) => $.title)}>
      <ClassScreen
        key={classCode}
        code={classCode}
        // a page of its own: what this one may do with the camera ends with it
        onSignedIn={({ session, mayChoosePictures }) => location.replace(mayChoosePictures ? paths.choosePictures() : homeOf[session.accountInfo.role])}
      />
      <PasswordWay>{t(($) => $.back)}</PasswordWay>
      <LanguageLinks />
    </BarePage>
  );
}
