import { enroll, loadClassByCode, myClasses } from '@alba/contract/classes';
import { api, read, write } from '../../lib/api/api.ts';

const withJoining = api.injectEndpoints({
  endpoints: (build) => ({
    joinedClasses: read(build, myClasses, { provides: ['class'] }),
    classByCode: read(build, loadClassByCode),
    // a new class brings its assignments
    joinClass: write(build, enroll, { invalidates: ['class', 'activity', 'assignment'] }),
  }),
});

export const { useJoinedClassesQuery, useLazyClassByCodeQuery, useJoinClassMutation } = withJoining;
