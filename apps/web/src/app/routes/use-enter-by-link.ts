import type { Session } from '@alba/contract/auth';
import { useNavigate } from 'react-router';
import { useLinkToken } from '../../lib/one-time-link/use-link-token.ts';
import { paths } from '../../lib/paths.ts';
import { signedIn } from '../../lib/session/auth-slice.ts';
import { useAppDispatch } from '../../lib/store/store.ts';

/** A page that the link of a message opens: what the link carries, and the way in for whoever made their account with it. */
export function useEnterByLink(): { token: string; onSignedIn: (session: Session) => void } {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const token = useLinkToken();
  return {
    token,
    onSignedIn: (session) => {
      dispatch(signedIn(session));
      navigate(paths.home(), { replace: true });
    },
  };
}
