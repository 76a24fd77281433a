import { createClass, disenroll, loadClass, loadClasses, removeClass, restoreClass, updateClass } from '@alba/contract/classes';
import type { ReplyOf } from '@alba/contract/endpoint';
import { api, read, write } from '../../lib/api/api.ts';

export type ClassDetail = ReplyOf<typeof loadClass>;

const withClasses = api.injectEndpoints({
  endpoints: (build) => ({
    loadClasses: read(build, loadClasses, { provides: ['class'] }),
    loadClass: read(build, loadClass, { provides: ['class'] }),
    createClass: write(build, createClass, { invalidates: ['class'] }),
    updateClass: write(build, updateClass, { invalidates: ['class', 'assignment'] }),
    removeClass: write(build, removeClass, { invalidates: ['class', 'assignment', 'report'] }),
    restoreClass: write(build, restoreClass, { invalidates: ['class', 'assignment', 'report'] }),
    disenroll: write(build, disenroll, { invalidates: ['class', 'assignment', 'report'] }),
  }),
});

export const {
  useLoadClassesQuery,
  useLoadClassQuery,
  useCreateClassMutation,
  useUpdateClassMutation,
  useRemoveClassMutation,
  useRestoreClassMutation,
  useDisenrollMutation,
} = withClasses;
