import type { Session } from '@alba/contract/auth';
import type { FinishReply, PendingIdentity, ProviderId } from '@alba/contract/providers';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallError } from '../../lib/api/call.ts';
import { paths } from '../../lib/paths.ts';
import { leaveToSignIn } from '../../lib/provider-flow/leave.ts';
import { serviceNames } from '../../lib/provider-flow/service-names.ts';
import { keepPendingIdentity } from '../../lib/session/pending-identity.ts';
import { LoadingCard } from '../../ui/loading.tsx';
import { showToast } from '../../ui/toast.ts';
import { arrive, hasArrived } from './arrive.ts';
import { LinkProposal, type RenderSignIn } from './link-proposal.tsx';
import { ProviderFailure, type ProviderFailureProps } from './provider-failure.tsx';
import { useEnter } from './use-enter.ts';

export type ProviderLandingProps = {
  provider: ProviderId;
  /** What stands behind our address. */
  search: URLSearchParams;
  /** Where the person wanted to go; checked by whoever calls. */
  previousPath: string;
  checkPath: (path: string) => string;
  goTo: (path: string) => void;
  /** To the wizard of a new account, with the path that led here. */
  onNew: (previousPath: string) => void;
  renderSignIn: RenderSignIn;
  renderSecondStep: RenderSecondStep;
};

/** The form of the second step: the screen lends it, as it lends the form of the sign-in page. */
type RenderSecondStep = (given: { ticket: string; onSignedIn: (session: Session) => void; onAgain: (why?: object) => void }) => ReactNode;

type State =
  | { kind: 'working' }
  | { kind: 'failed'; error: unknown; path?: string }
  | { kind: 'proposed'; pending: PendingIdentity; previousPath: string }
  | { kind: 'second-step'; ticket: string; previousPath: string };

/** What a second step that took longer than its ticket lasts is told as. */
const tookTooLong = { status: 409, data: { code: 'provider_sign_in_expired', requestId: '' } } satisfies CallError;

/**
 * Where a provider’s button leads and where the provider comes back to. Without an answer of one of our own requests (a press of the
 * button, or a tile of Clever’s portal, which nobody here asked for) it sends the browser to the provider; with one it finishes.
 */
export function ProviderLanding({ provider, search, previousPath, checkPath, goTo, onNew, renderSignIn, renderSecondStep }: ProviderLandingProps) {
  const { t } = useTranslation('providers');
  const [state, setState] = useState<State>({ kind: 'working' });
  const enter = useEnter();
  const service = serviceNames[provider];
  const isBack = hasArrived(search);

  const begin = useCallback(async () => {
    setState({ kind: 'working' });
    const error = await leaveToSignIn(provider, previousPath);
    if (error !== undefined) setState({ kind: 'failed', error });
  }, [provider, previousPath]);

  const signIn = (session: Session, path: string) => {
    enter(session);
    showToast({ status: 'success', title: t(($) => $.signedInAs, { name: session.accountInfo.displayName }) });
    goTo(checkPath(path));
  };
  const follow = (reply: FinishReply, path: string) => {
    if (reply.outcome === 'signed-in') return signIn(reply.session, path);
    if (reply.outcome === 'second-step') return setState({ kind: 'second-step', ticket: reply.ticket, previousPath: path });
    if (reply.outcome === 'link-proposed') return setState({ kind: 'proposed', pending: reply.pending, previousPath: path });
    if (reply.outcome === 'connected') {
      const next = checkPath(path);
      // the import names the account itself, and a notice would lie over its buttons
      if (!opensImport(next)) showToast({ status: 'success', title: t(($) => $.connected, { service }) });
      return goTo(next);
    }
    keepPendingIdentity(reply.pending);
    onNew(checkPath(path));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: one answer is followed once, whatever is drawn anew meanwhile
  useEffect(() => {
    if (!isBack) {
      void begin();
      return;
    }
    let isGone = false;
    void arrive(provider, search).then((arrival) => {
      if (isGone) return;
      if ('error' in arrival) setState({ kind: 'failed', error: arrival.error, path: arrival.previousPath });
      else follow(arrival.reply, arrival.previousPath);
    });
    return () => {
      isGone = true;
    };
  }, []);

  if (state.kind === 'failed') {
    return (
      <ProviderFailure
        provider={provider}
        error={state.error}
        onRetry={() => void begin()}
        back={state.path === undefined ? undefined : backTo(checkPath(state.path))}
      />
    );
  }
  if (state.kind === 'second-step') {
    const { ticket, previousPath: path } = state;
    return (
      <div className="mx-auto max-w-100">
        <h1>{t(($) => $.failedTitle, { service })}</h1>
        {renderSecondStep({
          ticket,
          onSignedIn: (session) => signIn(session, path),
          onAgain: (why) => (why ? setState({ kind: 'failed', error: tookTooLong }) : goTo(paths.login())),
        })}
      </div>
    );
  }
  if (state.kind === 'proposed') {
    const { pending, previousPath: path } = state;
    return (
      <LinkProposal
        renderSignIn={renderSignIn}
        pending={pending}
        onLinked={(session) => signIn(session, path)}
        onOther={(reply) => follow(reply, path)}
        onFailed={(error) => setState({ kind: 'failed', error })}
      />
    );
  }
  return (
    <>
      <h1 className="sr-only">{t(($) => $.failedTitle, { service })}</h1>
      <LoadingCard isAtOnce label={isBack ? t(($) => $.arriving, { service }) : t(($) => $.leaving, { service })} />
    </>
  );
}

/** Who is signed in and asked for something of their own goes on there: the account, or an import of classes. */
function backTo(path: string): ProviderFailureProps['back'] {
  if (path === paths.account()) return { to: path, words: 'toAccount' };
  return opensImport(path) ? { to: path, words: 'toImport' } : undefined;
}

const opensImport = (path: string): boolean => /[?&]import=/.test(path);
