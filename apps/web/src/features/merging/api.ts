import { findPeopleToMerge, listMerges, mergePeople, previewMerge, undoMerge } from '@alba/contract/merging';
import { api, read, write } from '../../lib/api/api.ts';

/** Whose classes and work move shows everywhere. */
const changed = ['merge', 'class', 'students', 'assignment', 'report'] as const;

const withMerging = api.injectEndpoints({
  endpoints: (build) => ({
    findPeopleToMerge: read(build, findPeopleToMerge, { provides: ['merge'] }),
    // asked anew whenever it is shown, and not after the merge, when one of the two is gone
    previewMerge: read(build, previewMerge),
    listMerges: read(build, listMerges, { provides: ['merge'] }),
    mergePeople: write(build, mergePeople, { invalidates: [...changed] }),
    undoMerge: write(build, undoMerge, { invalidates: [...changed] }),
  }),
});

export const { useFindPeopleToMergeQuery, usePreviewMergeQuery, useListMergesQuery, useMergePeopleMutation, useUndoMergeMutation } = withMerging;
