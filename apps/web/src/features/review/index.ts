export { ReviewDialog } from './review-dialog.tsx';
export { type Review, useReview } from './use-review.ts';
