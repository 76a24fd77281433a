export { LessonReport, type ReportAddress, ReportFailed, ReportLoading } from './lesson-report.tsx';
export { readReportAddress } from './report-address.ts';
export { ResetStudent, useUndoReset } from './reset-student.tsx';
export { StatusWords } from './status-words.tsx';
export { useReportWords } from './use-report-words.ts';
