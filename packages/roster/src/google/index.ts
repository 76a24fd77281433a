export type { Course, Member } from './answers.ts';
export { type Classroom, type ClassroomSettings, classroomOrigin, createClassroom } from './classroom.ts';
export { ClassroomFailure, type ClassroomFailureKind } from './failure.ts';
export { type CourseRoster, classNameOf, feedOf, nameOf } from './to-feed.ts';
