import { useTranslation } from 'react-i18next';
import { type FailureWords, failureDetails, failureWords, generalFailureOf } from './failure-words.ts';

/** Words for an error of a call; undefined while there is none. */
export function useFailureWords(error: unknown): FailureWords | undefined {
  const { t } = useTranslation('failure');
  return error === undefined ? undefined : failureWords(t, generalFailureOf(error), failureDetails(error));
}
