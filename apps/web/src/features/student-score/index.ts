export type { Score } from './api.ts';
export { type ReviewGiven, StudentScore } from './student-score.tsx';
export { UndoButton } from './undo-button.tsx';
export { useScore, useScoreAddress } from './use-score.ts';
