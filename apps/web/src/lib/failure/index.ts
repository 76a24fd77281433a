export { type FailureDetails, type FailureWords, failureDetails, failureWords, generalFailureOf } from './failure-words.ts';
export { useFailureWords } from './use-failure.ts';
