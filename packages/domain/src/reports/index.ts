export { type LessonReportFacts, type LessonReportFigures, lessonReportFigures, type QuestionFigures } from './lesson-report.ts';
