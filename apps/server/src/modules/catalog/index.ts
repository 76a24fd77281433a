/** The library: what other modules may ask of it. */
export { cardOf } from './card.ts';
export { type CardRow, cardColumns } from './card-query.ts';
export { isOffered as isOfferedLesson, isVisible as isVisibleLesson, type LibraryViewer } from './find-query.ts';
export { catalogRoutes } from './routes.ts';
export { libraryWordsOf, searchTextOf } from './search-words.ts';
export { assignableVersions, lessonCardOf, libraryViewer, visibleVersion } from './service.ts';
export { standardsOf, type WordedStandard } from './standard-words-query.ts';
export type { LessonOutline } from './version-repository.ts';
export { articleJson, articleViewOf, type KnownVersion, lessonKeyOf, lessonOutlinesOf, lessonVersionJson, lessonVersionOf } from './versions.ts';
