export { Lesson } from './lesson.tsx';
export { type LessonWork, useLessonWork } from './lesson-context.ts';
export { type PartKey, unansweredOf, workParts } from './lesson-facts.ts';
export { PlayerPanes } from './player-panes.tsx';
