import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { SetPassword } from '../../features/recovery/set-password.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { useLinkToken } from '../../lib/one-time-link/use-link-token.ts';
import { paths } from '../../lib/paths.ts';
import { loggedOut } from '../../lib/session/auth-slice.ts';
import { useAppDispatch } from '../../lib/store/store.ts';
import { BarePage } from '../frame/bare-page.tsx';

await needMessages('recovery', 'new-password', 'one-time-link', 'failure');

/** `/login/forgetlogin/password`: what the link of a recovery message opens (P-FORGET). Goes on to sign-in with the name filled in. */
export function Component() {
  const { t } = useTranslation('recovery');
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const token = useLinkToken();
  const goOn = (username: string) => {
    // whoever is still signed in here: the one who typed a password wants to use it
    dispatch(loggedOut());
    navigate(paths.login(), { replace: true, state: { username, hasNewPassword: true } });
  };
  return (
    <BarePage title={t(($) => $.set.title)}>
      <div className="mx-auto max-w-120">
        <SetPassword token={token} onSet={goOn} />
      </div>
    </BarePage>
  );
}
