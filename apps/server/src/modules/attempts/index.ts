/** The work of students: what reports and setup may ask of it. */
export { type LessonReading, openVersion, readingOf } from './activity-service.ts';
export { selectAnswers } from './attempt-repository.ts';
export { attemptReasons, type Erasing, eraseAttempts } from './erase-repository.ts';
export { outcomeOf } from './outcome.ts';
export { selectLessonsByPack } from './remark-repository.ts';
export { type RemarkedClass, type RemarkedWork, type RemarkPolicy, remarkLesson, remarkPolicies } from './remark-service.ts';
export type { ResultItems } from './result-repository.ts';
export { attemptRoutes } from './routes.ts';
export { reviewedAnswers } from './submit-service.ts';
