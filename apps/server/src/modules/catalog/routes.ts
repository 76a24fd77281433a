import { checkPreviewAnswer, findLessons, loadLessonCards, previewArticle, previewLesson } from '@alba/contract/catalog';
import { only, route } from '../../platform/http/index.ts';
import { checkTried } from './check-service.ts';
import { cards, find } from './find-service.ts';
import { libraryViewer, preview, previewOneArticle } from './service.ts';

export const catalogRoutes = [
  route(findLessons, {
    allow: only('teacher'),
    handle: ({ db, viewer, clock, query }) => find(db, libraryViewer(viewer, clock.now()), query),
  }),
  route(loadLessonCards, {
    allow: only('teacher'),
    handle: ({ db, viewer, clock, query }) => cards(db, libraryViewer(viewer, clock.now()), query.lessonIds),
  }),
  route(previewLesson, {
    allow: only('teacher'),
    handle: ({ db, viewer, clock, params }) => preview(db, libraryViewer(viewer, clock.now()), params.lessonId),
  }),
  route(previewArticle, {
    allow: only('teacher'),
    handle: ({ db, viewer, clock, params }) => previewOneArticle(db, libraryViewer(viewer, clock.now()), params),
  }),
  route(checkPreviewAnswer, {
    allow: only('teacher'),
    handle: ({ db, viewer, clock, params, body }) => checkTried(db, libraryViewer(viewer, clock.now()), { ...params, ...body }),
  }),
];
