/** Guides for teachers as PDFs: what other modules may ask of it. */
export { replaceEditionGuides, upsertEditionGuide, upsertLessonGuides } from './guide-repository.ts';
export { guideRoutes } from './routes.ts';
