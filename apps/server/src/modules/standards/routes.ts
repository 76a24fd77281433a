import { listFrameworks, loadFramework, searchStandards, standardLessons } from '@alba/contract/standards';
import { only, type Route, route } from '../../platform/http/index.ts';
import { libraryViewer } from '../catalog/index.ts';
import { lessons, list, load, search } from './service.ts';

const teachers = only('teacher');

export const standardRoutes: Route[] = [
  route(listFrameworks, { allow: teachers, handle: ({ db, viewer, clock, query }) => list(db, libraryViewer(viewer, clock.now()), query) }),
  route(loadFramework, {
    allow: teachers,
    handle: ({ db, viewer, clock, params, query }) => load(db, libraryViewer(viewer, clock.now()), { ...params, ...query }),
  }),
  route(searchStandards, { allow: teachers, handle: ({ db, viewer, clock, query }) => search(db, libraryViewer(viewer, clock.now()), query) }),
  route(standardLessons, {
    allow: teachers,
    handle: ({ db, viewer, clock, params, query }) => lessons(db, libraryViewer(viewer, clock.now()), { ...params, ...query }),
  }),
];
