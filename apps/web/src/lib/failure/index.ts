export { type FailureDetails, type FailureWords, failureDetails, failureWords, generalFailureOf } from './failure-words.ts';
export { useFailureWords, useWordsOfFailure } from './use-failure.ts';
