export { type AttemptState, attemptStates, type QuestionState, questionState, triesLeft } from './attempt-state.ts';
export { type AttemptEvent, type ReducedAnswer, type ReducedAttempt, reduceAttempt } from './reduce-attempt.ts';
