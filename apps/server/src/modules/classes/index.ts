/** Classes and who is in them: what other modules may ask. */

export { teachesClass, visibleClassIds } from './access-service.ts';
export { askToCoTeach } from './co-teach-service.ts';
export { eraseClasses, eraseEnrollments } from './erase-repository.ts';
export { hasOnlyGoogle } from './google-only-query.ts';
export { newClassCode } from './new-code.ts';
export { type ClassToJoin, classToJoin, enrollNewStudent, lockClassToJoin } from './new-student-service.ts';
export { classRoutes } from './routes.ts';
export { markVisited } from './student-class-repository.ts';
export { isTaught, type Teacher, teacherOf } from './teaching-query.ts';
