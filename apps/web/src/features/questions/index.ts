export { AnswerWords } from './answer-words.tsx';
export { type AnswerKey, type CheckState, QuestionCard, type QuestionCardProps } from './question-card.tsx';
export { plain, Rich } from './rich-text.tsx';
export type { UnitText } from './widget.ts';
