import { loadClasses } from '@alba/contract/classes';
import type { ReplyOf } from '@alba/contract/endpoint';
import { loadTeacherDay } from '@alba/contract/teacher-day';
import { api, read } from '../../lib/api/api.ts';

export type Day = ReplyOf<typeof loadTeacherDay>;

// Names of its own: another feature's call of the same name would be taken for this one.
const withHome = api.injectEndpoints({
  endpoints: (build) => ({
    teacherDay: read(build, loadTeacherDay, { provides: ['assignment', 'class', 'students', 'report'] }),
    homeClasses: read(build, loadClasses, { provides: ['class'] }),
  }),
});

export const { useTeacherDayQuery, useHomeClassesQuery } = withHome;
