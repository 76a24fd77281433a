import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { Alert } from '../../ui/alert.tsx';

/** What the page of a denied collection hands to the page it leads to. */
export type Denial = { title: string; reason: string };
export const denialState = (denied: Denial) => ({ deniedCollection: denied });

/** After a redirect from a collection that the school is denied: which one, why, and what to do instead (A-DENIED). */
export function DeniedNotice() {
  const { t } = useTranslation('collections');
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const denied = (state as Partial<ReturnType<typeof denialState>> | null)?.deniedCollection;
  if (!denied) return null;
  return (
    <Alert
      status="warning"
      isLive
      className="mb-6"
      title={t(($) => $.denied.title, { title: denied.title })}
      onDismiss={() => void navigate(`${pathname}${search}`, { replace: true, state: { staysInPlace: true } })}
    >
      <p>{t(($) => $.denied.reason, { reason: denied.reason })}</p>
      <p>{t(($) => $.denied.next)}</p>
    </Alert>
  );
}
