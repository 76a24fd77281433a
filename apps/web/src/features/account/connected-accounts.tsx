import type { ReplyOf } from '@alba/contract/endpoint';
import type { connectedAccounts, ProviderId } from '@alba/contract/providers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { leaveToConnect } from '../../lib/provider-flow/leave.ts';
import { serviceNames } from '../../lib/provider-flow/service-names.ts';
import { Button } from '../../ui/button.tsx';
import { FailureAlert } from '../../ui/failure-panel.tsx';
import { useConnectedAccountsQuery } from './api.ts';
import { DisconnectAccount } from './disconnect-account.tsx';

type Connection = ReplyOf<typeof connectedAccounts>['google'];

/** Accounts of Google and Clever that sign this person in. What no installation of this kind has is not mentioned. */
export function ConnectedAccounts() {
  const { t } = useTranslation('account');
  const { data, error } = useConnectedAccountsQuery({});
  const [failed, setFailed] = useState<unknown>();
  if (error) return <FailureAlert error={error} title={t(($) => $.connected.failed)} />;
  if (!data) return null;
  const { google, clever } = data;
  if (!google.isSetUp && !google.isConnected && !clever.isConnected) return null;

  const connect = async (allow: 'identity' | 'classroom') => setFailed(await leaveToConnect(allow, paths.account()));
  return (
    <div className="grid gap-3">
      <h3 className="text-base">{t(($) => $.connected.title)}</h3>
      {failed !== undefined && <FailureAlert error={failed} />}
      {(google.isSetUp || google.isConnected) && <GoogleAccount connection={google} onConnect={connect} />}
      {clever.isConnected && <Account provider="clever" words={clever.email ?? t(($) => $.connected.byDistrict)} />}
    </div>
  );
}

function GoogleAccount({ connection, onConnect }: { connection: Connection; onConnect: (allow: 'identity' | 'classroom') => Promise<void> }) {
  const { t } = useTranslation('account');
  const [isAsking, setAsking] = useState(false);
  const service = serviceNames.google;
  const { isConnected, isBroken, canDisconnect, email, isSimulated } = connection;
  const note = isSimulated ? ` (${t(($) => $.connected.simulated)})` : '';
  const words = isConnected ? (email ?? t(($) => $.connected.isConnected)) : t(($) => $.connected.notConnected);
  return (
    <>
      <Account provider="google" words={`${words}${note}`}>
        {!isConnected && (
          <Button variant="secondary" size="sm" aria-label={t(($) => $.connected.connectName, { service })} onClick={() => void onConnect('identity')}>
            {t(($) => $.connected.connect)}
          </Button>
        )}
        {isBroken && (
          <Button variant="secondary" size="sm" onClick={() => void onConnect('classroom')}>
            {t(($) => $.connected.again)}
          </Button>
        )}
        {isConnected && canDisconnect && (
          <Button variant="secondary" size="sm" aria-label={t(($) => $.connected.disconnectName, { service })} onClick={() => setAsking(true)}>
            {t(($) => $.connected.disconnect)}
          </Button>
        )}
      </Account>
      {isBroken && <p className="text-sm text-soft">{t(($) => $.connected.broken, { service })}</p>}
      {isConnected && !canDisconnect && <p className="text-sm text-soft">{t(($) => $.connected.lastWay)}</p>}
      {isAsking && <DisconnectAccount onClose={() => setAsking(false)} />}
    </>
  );
}

function Account({ provider, words, children }: { provider: ProviderId; words: string; children?: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md bg-band px-4 py-3.5">
      <p className="min-w-0 wrap-anywhere">
        <b translate="no">{serviceNames[provider]}</b> <span className="text-soft">{words}</span>
      </p>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}
