import { setLateJoining } from '@alba/contract/class-life';
import { allowSignIn, createClass, disenroll, loadClass, loadClasses, removeClass, restoreClass, restoreEnrollment, updateClass } from '@alba/contract/classes';
import type { ReplyOf } from '@alba/contract/endpoint';
import { api, read, write } from '../../lib/api/api.ts';

export type ClassDetail = ReplyOf<typeof loadClass>;

const withClasses = api.injectEndpoints({
  endpoints: (build) => ({
    loadClasses: read(build, loadClasses, { provides: ['class'] }),
    loadClass: read(build, loadClass, { provides: ['students'] }),
    createClass: write(build, createClass, { invalidates: ['class'] }),
    updateClass: write(build, updateClass, { invalidates: ['class', 'students', 'assignment'] }),
    // not the students: the class that is shown is gone, and asking for it again would only be refused
    removeClass: write(build, removeClass, { invalidates: ['class', 'assignment', 'report'] }),
    restoreClass: write(build, restoreClass, { invalidates: ['class', 'students', 'assignment', 'report'] }),
    disenroll: write(build, disenroll, { invalidates: ['class', 'students', 'assignment', 'report'] }),
    restoreEnrollment: write(build, restoreEnrollment, { invalidates: ['class', 'students', 'assignment', 'report'] }),
    setLateJoining: write(build, setLateJoining, { invalidates: ['class', 'students'] }),
    allowSignIn: write(build, allowSignIn, { invalidates: ['students'] }),
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
  useRestoreEnrollmentMutation,
  useAllowSignInMutation,
  useSetLateJoiningMutation,
} = withClasses;
