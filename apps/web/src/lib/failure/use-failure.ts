import { useTranslation } from 'react-i18next';
import { type FailureWords, failureDetails, failureWords, generalFailureOf } from './failure-words.ts';

/** Words for an error of a call; undefined while there is none. */
export function useFailureWords(error: unknown): FailureWords | undefined {
  const wordsOf = useWordsOfFailure();
  return error === undefined ? undefined : wordsOf(error);
}

/** The same for an error that comes later, from a press. */
export function useWordsOfFailure(): (error: unknown) => FailureWords {
  const { t } = useTranslation('failure');
  return (error) => failureWords(t, generalFailureOf(error), failureDetails(error));
}
