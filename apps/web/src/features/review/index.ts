export { type Review, useReview } from './use-review.ts';

/** The dialog: fetched when somebody is about to open it. */
export const loadReview = () => import('./review-dialog.tsx');
