export type { ReviewGiven } from './answers.tsx';
export type { Score } from './api.ts';
export { StudentScore } from './student-score.tsx';
export { UndoButton } from './undo-button.tsx';
export { useScore, useScoreAddress } from './use-score.ts';
