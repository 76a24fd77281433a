export { StudentWork } from './student-work.tsx';
export { useHomeSummary } from './use-summary.ts';
