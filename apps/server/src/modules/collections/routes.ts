import { listCollections, loadCollection } from '@alba/contract/collections';
import { only, route } from '../../platform/http/index.ts';
import { libraryViewer } from '../catalog/index.ts';
import { list, load } from './service.ts';

export const collectionRoutes = [
  route(listCollections, { allow: only('teacher'), handle: ({ db, viewer, clock }) => list(db, libraryViewer(viewer, clock.now())) }),
  route(loadCollection, {
    allow: only('teacher'),
    handle: ({ db, viewer, clock, params }) => load(db, libraryViewer(viewer, clock.now()), params.collectionId),
  }),
];
