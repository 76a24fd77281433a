import { findLessons, previewArticle, previewLesson } from '@alba/contract/catalog';
import { only, route } from '../../platform/http/index.ts';
import { find, libraryViewer, preview, previewOneArticle } from './service.ts';

export const catalogRoutes = [
  route(findLessons, {
    allow: only('teacher'),
    handle: ({ db, viewer, clock, query }) => find(db, libraryViewer(viewer, clock.now()), query),
  }),
  route(previewLesson, {
    allow: only('teacher'),
    handle: ({ db, viewer, clock, params }) => preview(db, libraryViewer(viewer, clock.now()), params.lessonId),
  }),
  route(previewArticle, {
    allow: only('teacher'),
    handle: ({ db, viewer, clock, params }) => previewOneArticle(db, libraryViewer(viewer, clock.now()), params),
  }),
];
