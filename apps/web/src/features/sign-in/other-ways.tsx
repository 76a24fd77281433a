import type { EditionId } from '@alba/domain/editions';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { paths, type SignInProvider } from '../../lib/paths.ts';
import { ProviderMark } from './provider-mark.tsx';
import { useProviderWays } from './use-provider-ways.ts';

/** Names of companies: the same in every language. */
const names: Record<SignInProvider, string> = { google: 'Google', clever: 'Clever', oneroster: 'OneRoster' };
const providers: Record<EditionId, readonly SignInProvider[]> = { us: ['google', 'clever', 'oneroster'], br: ['google'], eslac: ['google'] };

type OtherWaysProps = { edition: EditionId /** Where the person goes on after sign-in. */; previousPath: string };

/** Sign-in by another service, as the edition allows. */
export function OtherWays({ edition, previousPath }: OtherWaysProps) {
  const { t } = useTranslation('sign-in');
  const ways = useProviderWays();
  const noteOf = (provider: SignInProvider) => {
    const way = provider === 'oneroster' ? undefined : ways[provider];
    if (!way) return undefined;
    return way.isSimulated ? t(($) => $.simulated) : way.isSetUp ? undefined : t(($) => $.notSetUp);
  };
  const link = (provider: SignInProvider) => (
    <ProviderLink key={provider} provider={provider} to={paths.signInWith(provider, previousPath)} note={noteOf(provider)} />
  );
  const [first, ...others] = providers[edition];
  return (
    <>
      <p className="mt-6 mb-4 flex items-center gap-3.5 text-sm text-muted before:h-px before:flex-1 before:bg-line-strong after:h-px after:flex-1 after:bg-line-strong">
        {t(($) => $.orWith)}
      </p>
      <div className="grid gap-2.5">
        {first && link(first)}
        {others.length > 0 && <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,190px),1fr))] gap-2.5">{others.map(link)}</div>}
      </div>
    </>
  );
}

function ProviderLink({ provider, to, note }: { provider: SignInProvider; to: string; note: string | undefined }) {
  const { t } = useTranslation('sign-in');
  return (
    <RouterLink to={to} className="a-btn a-btn--secondary min-h-12 gap-2.5 font-ui">
      <ProviderMark provider={provider} name={names[provider]} />
      <span className="sr-only">{t(($) => $.signInWith)} </span>
      <span translate="no">{names[provider]}</span>
      {note && <small className="text-soft"> ({note})</small>}
    </RouterLink>
  );
}
