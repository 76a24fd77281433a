import { useTranslation } from 'react-i18next';
import { ConfirmEmail } from '../../features/account/confirm-email.tsx';
import { needMessages } from '../../lib/i18n/index.ts';
import { useLinkToken } from '../../lib/one-time-link/use-link-token.ts';
import { BarePage } from '../frame/bare-page.tsx';

await needMessages('account', 'one-time-link', 'failure');

/** `/login/confirm-email`: what the link of a confirmation message opens, on any device (P-ACCOUNT). */
export function Component() {
  const { t } = useTranslation('account');
  const token = useLinkToken();
  return (
    <BarePage title={t(($) => $.confirmEmail.title)}>
      <div className="mx-auto max-w-120">
        <ConfirmEmail token={token} />
      </div>
    </BarePage>
  );
}
