import type { ReplyOf } from '@alba/contract/endpoint';
import { loadReadingLevels, saveReadingLevels, undoReadingLevels } from '@alba/contract/reading-levels';
import { api, read, write } from '../../lib/api/api.ts';

export type ClassLevels = ReplyOf<typeof loadReadingLevels>;

const withLevels = api.injectEndpoints({
  endpoints: (build) => ({
    loadReadingLevels: read(build, loadReadingLevels, { provides: ['levels'] }),
    saveReadingLevels: write(build, saveReadingLevels, { invalidates: ['levels'] }),
    undoReadingLevels: write(build, undoReadingLevels, { invalidates: ['levels'] }),
  }),
});

export const { useLoadReadingLevelsQuery, useSaveReadingLevelsMutation, useUndoReadingLevelsMutation } = withLevels;
