import type { Session } from '@alba/contract/auth';
import { confirmProviderLink, createProviderAccount, type FinishReply, type PendingIdentity } from '@alba/contract/providers';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callServer } from '../../lib/api/call-server.ts';
import { serviceNames } from '../../lib/provider-flow/service-names.ts';
import { deviceId } from '../../lib/session/device.ts';
import { Button } from '../../ui/button.tsx';

/** The form of the sign-in page: screens put it in. */
export type RenderSignIn = (onSignedIn: (session: Session) => void) => ReactNode;

export type LinkProposalProps = {
  renderSignIn: RenderSignIn;
  pending: PendingIdentity;
  onLinked: (session: Session) => void;
  /** What comes of "that is not me". */
  onOther: (reply: FinishReply) => void;
  onFailed: (error: unknown) => void;
};

/** Somebody here has the same e-mail. Only signing in shows that it is the same person; whoever is not goes on with an account of their own. */
export function LinkProposal({ renderSignIn, pending, onLinked, onOther, onFailed }: LinkProposalProps) {
  const { t } = useTranslation('providers');
  const [isBusy, setBusy] = useState(false);
  const { provider, ticket, email } = pending;
  const service = serviceNames[provider];

  const confirm = async (session: Session) => {
    const { error } = await callServer(confirmProviderLink, { body: { ticket } });
    if (error) onFailed(error);
    else onLinked(session);
  };
  const decline = async () => {
    if (provider === 'google') return onOther({ outcome: 'unknown', pending });
    setBusy(true);
    const { data, error } = await callServer(createProviderAccount, { body: { ticket, deviceId: deviceId() } });
    setBusy(false);
    if (data) onOther(data);
    else onFailed(error);
  };

  return (
    <div className="mx-auto max-w-100">
      <h1 tabIndex={-1} ref={focusFirst}>
        {t(($) => $.link.title)}
      </h1>
      <p className="mt-2 text-soft">{email ? t(($) => $.link.body, { email, service }) : t(($) => $.link.bodyNoEmail, { service })}</p>
      {renderSignIn((session) => void confirm(session))}
      <p className="mt-8 border-line border-t pt-6 text-soft">{provider === 'google' ? t(($) => $.link.notMeGoogle) : t(($) => $.link.notMeClever)}</p>
      <Button variant="secondary" className="mt-3" isBusy={isBusy} onClick={() => void decline()}>
        {t(($) => $.link.notMe)}
      </Button>
    </div>
  );
}

const focusFirst = (heading: HTMLElement | null) => heading?.focus();
