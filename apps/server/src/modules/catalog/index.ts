/** The library: what other modules may ask of it. */
export { catalogRoutes } from './routes.ts';
export { searchTextOf } from './search-words.ts';
export { assignableLesson, lessonCardOf, libraryViewer, visibleVersion } from './service.ts';
export type { LessonOutline } from './version-repository.ts';
export { articleJson, type KnownVersion, lessonKeyOf, lessonOutlinesOf, lessonVersionJson, lessonVersionOf } from './versions.ts';
