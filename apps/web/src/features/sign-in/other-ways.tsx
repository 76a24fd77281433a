import type { EditionId } from '@alba/domain/editions';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { paths, type SignInProvider } from '../../lib/paths.ts';

/** Names of companies: the same in every language. Their official marks come with the ways themselves. */
const names: Record<SignInProvider, string> = { google: 'Google', clever: 'Clever', oneroster: 'OneRoster' };
const providers: Record<EditionId, readonly SignInProvider[]> = { us: ['google', 'clever', 'oneroster'], br: ['google'], eslac: ['google'] };

/** Sign-in by another service, as the edition allows. */
export function OtherWays({ edition }: { edition: EditionId }) {
  const { t } = useTranslation('sign-in');
  const [first, ...others] = providers[edition];
  return (
    <>
      <p className="mt-6 mb-4 flex items-center gap-3.5 text-sm text-muted before:h-px before:flex-1 before:bg-line-strong after:h-px after:flex-1 after:bg-line-strong">
        {t(($) => $.orWith)}
      </p>
      <div className="grid gap-2.5">
        {first && <ProviderLink provider={first} />}
        {others.length > 0 && (
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,150px),1fr))] gap-2.5">
            {others.map((provider) => (
              <ProviderLink key={provider} provider={provider} />
            ))}
          </div>
        )}
      </div>
    </>
  );
}

function ProviderLink({ provider }: { provider: SignInProvider }) {
  const { t } = useTranslation('sign-in');
  return (
    <RouterLink to={paths.signInWith(provider)} className="a-btn a-btn--secondary min-h-12 gap-2.5 font-ui">
      <span aria-hidden="true" className="grid size-6 place-items-center rounded-xs bg-ink font-display text-xs text-white">
        {names[provider].charAt(0)}
      </span>
      <span className="sr-only">{t(($) => $.signInWith)} </span>
      <span translate="no">{names[provider]}</span>
    </RouterLink>
  );
}
