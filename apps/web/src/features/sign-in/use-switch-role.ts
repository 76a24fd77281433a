import { chooseRole } from '@alba/contract/auth';
import type { Role } from '@alba/domain/accounts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { callServer } from '../../lib/api/call-server.ts';
import { needMessages } from '../../lib/i18n/index.ts';
import { paths } from '../../lib/paths.ts';
import { signedIn } from '../../lib/session/auth-slice.ts';
import { store, useAppDispatch } from '../../lib/store/store.ts';
import { showToast } from '../../ui/toast.ts';

/** Goes on as another of one's roles (D82), at the home of that role. Refused, everything stays as it was and says why. */
export function useSwitchRole(): (role: Role) => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { i18n } = useTranslation();
  return async (role) => {
    const { refreshToken } = store.getState().auth.tokenResponse;
    const { data, error } = await callServer(chooseRole, { body: { role, refreshToken } });
    if (data) {
      dispatch(signedIn(data));
      await navigate(paths.home());
      return;
    }
    // fetched only then: this hook stands in the frame of every page
    const [{ failureDetails, failureWords, generalFailureOf }] = await Promise.all([import('../../lib/failure/index.ts'), needMessages('failure')]);
    showToast({ status: 'danger', ...failureWords(i18n.getFixedT<'failure'>(null, 'failure'), generalFailureOf(error), failureDetails(error)) });
  };
}
