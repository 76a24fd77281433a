import { checkAssignments, createAssignments, undoAssign } from '@alba/contract/assigning';
import { loadClasses } from '@alba/contract/classes';
import { listCollections, loadCollection } from '@alba/contract/collections';
import type { ReplyOf } from '@alba/contract/endpoint';
import { api, read, write } from '../../lib/api/api.ts';

export type Collection = ReplyOf<typeof loadCollection>;

const withCollections = api.injectEndpoints({
  endpoints: (build) => ({
    collections: read(build, listCollections, { provides: ['lesson'] }),
    collection: read(build, loadCollection, { provides: ['lesson'] }),
    classesForCollection: read(build, loadClasses, { provides: ['class'] }),
    checkCollection: read(build, checkAssignments, { provides: ['assignment', 'class'] }),
    assignCollection: write(build, createAssignments, { invalidates: ['assignment', 'class', 'report'] }),
    undoCollection: write(build, undoAssign, { invalidates: ['assignment', 'class', 'report'] }),
  }),
});

export const {
  useCollectionsQuery,
  useCollectionQuery,
  useClassesForCollectionQuery,
  useCheckCollectionQuery,
  useAssignCollectionMutation,
  useUndoCollectionMutation,
} = withCollections;
