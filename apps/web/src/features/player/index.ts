export { Lesson } from './lesson.tsx';
export { type LessonWork, type ReviewGiven, useLessonWork } from './lesson-context.ts';
export { PlayerPanes } from './player-panes.tsx';
