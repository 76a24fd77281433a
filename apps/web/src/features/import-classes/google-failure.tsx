import type { RefusalOf } from '@alba/contract/endpoint';
import { listGoogleClasses } from '@alba/contract/google-classes';
import { useTranslation } from 'react-i18next';
import { refusalDetails, refusalOf } from '../../lib/api/refusal-of.ts';
import { type FailureWords, reasonOf, useWordsOfFailure } from '../../lib/failure/index.ts';
import type en from './messages/en.json';

type GoogleRefusal = RefusalOf<typeof listGoogleClasses>;
/** These two are not told but answered: with the way to Google. */
type AskAgain = 'google_consent_needed' | 'google_consent_ended';
/** A refusal that the contract adds does not compile until it has its words. */
const told: Record<Exclude<GoogleRefusal, AskAgain>, keyof typeof en.refused> = {
  provider_not_set_up: 'provider_not_set_up',
  provider_unavailable: 'provider_unavailable',
  google_classroom_off: 'google_classroom_off',
  google_needs_approval: 'google_needs_approval',
  google_busy: 'google_busy',
};

export type Consent = 'needed' | 'partial' | 'ended';

/** Whether Google has to be asked for leave first: for the first time, because a part was unticked, or because it ended. */
export function consentIn(error: unknown): Consent | undefined {
  const refusal = refusalOf(listGoogleClasses, error);
  if (refusal === 'google_consent_needed') return refusalDetails(error).isPartial === true ? 'partial' : 'needed';
  return refusal === 'google_consent_ended' ? 'ended' : undefined;
}

/** What stands between the teacher and their classes at Google, or what any call can meet, under the name of what failed. */
export function useGoogleFailure(failed: string): (error: unknown) => FailureWords | undefined {
  const { t } = useTranslation('import-classes');
  const general = useWordsOfFailure();
  return (error) => {
    if (error === undefined) return undefined;
    const refusal = refusalOf(listGoogleClasses, error);
    const own = refusal !== undefined && refusal in told ? told[refusal as keyof typeof told] : undefined;
    if (own) return { title: t(($) => $.refused[own].title), body: t(($) => $.refused[own].body) };
    return { title: failed, body: reasonOf(general(error)) };
  };
}
