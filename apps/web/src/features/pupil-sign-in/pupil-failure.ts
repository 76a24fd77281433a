import type { AnyEndpoint, RefusalOf } from '@alba/contract/endpoint';
import type { signInWithCard, signInWithCardCode, signInWithPictures } from '@alba/contract/pupils';
import { useTranslation } from 'react-i18next';
import { refusalDetails, refusalOf } from '../../lib/api/refusal-of.ts';
import { useFormat } from '../../lib/format.ts';
import type en from './messages/en.json';

export type PupilEndpoint = typeof signInWithCard | typeof signInWithCardCode | typeof signInWithPictures;
type Words = keyof typeof en.refused;

/** A refusal that the contract adds does not compile until it has its words here. */
const words: Record<RefusalOf<PupilEndpoint>, Words> = {
  card_unknown: 'cardUnknown',
  class_screen_closed: 'closed',
  wrong_pictures: 'wrongPictures',
  not_subscribed_student: 'notSubscribed',
  account_deactivated: 'deactivated',
  student_access_disabled: 'accessDisabled',
};
const generalWords: Record<string, Words> = { too_many_tries: 'tooManyTries', offline: 'offline', timeout: 'offline' };

export type Told = { title: string; body: string };

/** What to tell a child whose sign-in failed. Whatever no child could mend is told in one short way. */
export function usePupilFailure(): (endpoint: PupilEndpoint, error: unknown) => Told {
  const { t } = useTranslation('pupil-sign-in');
  const format = useFormat();
  return (endpoint, error) => {
    const refusal = (refusalOf(endpoint as AnyEndpoint, error) ?? 'unexpected') as string;
    const isTypedCode = refusal === 'card_unknown' && endpoint.name === 'signInWithCardCode';
    const key = isTypedCode ? 'codeUnknown' : refusal in words ? words[refusal as RefusalOf<PupilEndpoint>] : (generalWords[refusal] ?? 'failed');
    const { retryAt } = refusalDetails(error);
    const until = key === 'tooManyTries' && typeof retryAt === 'string' ? new Date(retryAt) : undefined;
    const title = t(($) => $.refused[key].title);
    if (!until || Number.isNaN(until.getTime())) return { title, body: t(($) => $.refused[key].body) };
    // nobody is signed in yet, so the clock that counts is the one on this device
    return { title, body: t(($) => $.refused.tooManyTries.until, { time: format.time(until, Intl.DateTimeFormat().resolvedOptions().timeZone) }) };
  };
}
