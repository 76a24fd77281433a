import type { AnyEndpoint, RefusalOf } from '@alba/contract/endpoint';
import type {
  allowPictures,
  clearStudentPictures,
  closeClassScreen,
  makeSignInCards,
  openClassScreen,
  setStudentPassword,
  setStudentPictures,
  voidSignInCard,
} from '@alba/contract/pupils';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { type FailureWords, useWordsOfFailure } from '../../lib/failure/index.ts';
import type en from './messages/en.json';

type Endpoint =
  | typeof setStudentPassword
  | typeof openClassScreen
  | typeof closeClassScreen
  | typeof makeSignInCards
  | typeof voidSignInCard
  | typeof allowPictures
  | typeof setStudentPictures
  | typeof clearStudentPictures;

/** A refusal that the contract adds does not compile until it has its words here. */
const words: Record<RefusalOf<Endpoint>, keyof typeof en.refused> = {
  class_not_found: 'classGone',
  student_not_found: 'studentGone',
  sign_in_way_off: 'wayOff',
  signs_in_with_google: 'google',
  class_too_old: 'tooOld',
  pictures_off: 'picturesOff',
};

/** Why an act was refused, in words: for a notice or an alert. */
export function useRefusedWords(): (endpoint: AnyEndpoint & Endpoint, error: unknown) => FailureWords {
  const { t } = useTranslation('sign-in-cards');
  const general = useWordsOfFailure();
  return (endpoint, error) => {
    const refusal = refusalOf(endpoint as AnyEndpoint, error) as string | undefined;
    const key = refusal !== undefined && refusal in words ? words[refusal as RefusalOf<Endpoint>] : undefined;
    return key ? { title: t(($) => $.refused[key].title), body: t(($) => $.refused[key].body) } : general(error);
  };
}
