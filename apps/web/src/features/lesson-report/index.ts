export { LessonReport } from './lesson-report.tsx';
export { readReportAddress } from './report-address.ts';
export { ResetStudent, useUndoReset } from './reset-student.tsx';
export { useReportWords } from './use-report-words.ts';
