export { type AttemptState, attemptStates, type QuestionState, questionState, triesLeft } from './attempt-state.ts';
export { type OutlinedPart, type Progress, progressOf } from './progress.ts';
export { type AttemptEvent, type ReducedAnswer, type ReducedAttempt, reduceAttempt } from './reduce-attempt.ts';
