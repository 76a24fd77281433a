import type { RefusalOf } from '@alba/contract/endpoint';
import { type confirmProviderLink, type createProviderAccount, finishProviderSignIn, type ProviderId } from '@alba/contract/providers';
import { useTranslation } from 'react-i18next';
import error from '../../assets/spots/error.svg';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { useFailureWords } from '../../lib/failure/index.ts';
import { paths } from '../../lib/paths.ts';
import { serviceNames } from '../../lib/provider-flow/service-names.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type en from './messages/en.json';

type ProviderRefusal = RefusalOf<typeof finishProviderSignIn> | RefusalOf<typeof createProviderAccount> | RefusalOf<typeof confirmProviderLink>;
/** A refusal that the contract adds does not compile until it has its words. */
const known = finishProviderSignIn.refusals satisfies readonly (ProviderRefusal & keyof typeof en.refused)[];

export type ProviderFailureProps = {
  provider: ProviderId;
  error: unknown;
  onRetry: () => void;
  /** Where somebody who is signed in came from. */
  back?: { to: string; words: 'toAccount' | 'toImport' };
};

/** Why nobody was signed in: what happened, Try again, and another way. The heading takes focus, which reads it. */
export function ProviderFailure({ provider, error: failed, onRetry, back }: ProviderFailureProps) {
  const { t } = useTranslation('providers');
  const general = useFailureWords(failed);
  const service = serviceNames[provider];
  const refusal = refusalOf(finishProviderSignIn, failed);
  const own = known.find((code) => code === refusal);
  return (
    <div className="a-empty">
      <img src={error} alt="" width={240} height={160} />
      <h1 tabIndex={-1} ref={focusFirst} className="text-2xl">
        {own ? t(($) => $.refused[own].title, { service }) : general?.title}
      </h1>
      <p>{own ? t(($) => $.refused[own].body, { service }) : general?.body}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {back ? (
          <ButtonLink to={back.to}>{t(($) => $[back.words])}</ButtonLink>
        ) : (
          <>
            <Button onClick={onRetry}>{t(($) => $.again)}</Button>
            <ButtonLink variant="secondary" to={paths.login()}>
              {t(($) => $.otherWay)}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}

const focusFirst = (heading: HTMLElement | null) => heading?.focus();
