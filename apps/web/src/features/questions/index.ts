export { AnswerWords } from './answer-words.tsx';
export type { CheckState } from './check-state.ts';
export { type AnswerKey, QuestionCard, type QuestionCardProps } from './question-card.tsx';
export type { UnitText } from './widget.ts';
