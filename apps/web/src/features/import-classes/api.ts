import {
  askToCoTeachGoogleClass,
  importGoogleClasses,
  listGoogleClasses,
  previewGoogleClasses,
  previewGoogleReimport,
  reimportGoogleClass,
} from '@alba/contract/google-classes';
import { api, read, write } from '../../lib/api/api.ts';

const changed = ['class', 'students', 'assignment', 'report'] as const;

const withImport = api.injectEndpoints({
  endpoints: (build) => ({
    listGoogleClasses: read(build, listGoogleClasses),
    previewGoogleClasses: read(build, previewGoogleClasses),
    importGoogleClasses: write(build, importGoogleClasses, { invalidates: [...changed] }),
    previewGoogleReimport: read(build, previewGoogleReimport),
    reimportGoogleClass: write(build, reimportGoogleClass, { invalidates: [...changed] }),
    askToCoTeachGoogleClass: write(build, askToCoTeachGoogleClass, { invalidates: ['class'] }),
  }),
});

export const {
  useListGoogleClassesQuery,
  usePreviewGoogleClassesQuery,
  useImportGoogleClassesMutation,
  usePreviewGoogleReimportQuery,
  useReimportGoogleClassMutation,
  useAskToCoTeachGoogleClassMutation,
} = withImport;
