export { type FailureDetails, type FailureWords, failureDetails, failureWords, generalFailureOf, reasonOf } from './failure-words.ts';
export { useFailureWords, useWordsOfFailure } from './use-failure.ts';
