import { loadTeacherDay } from '@alba/contract/teacher-day';
import { only, route } from '../../platform/http/index.ts';
import { teacherDay } from './service.ts';

export const teacherDayRoutes = [
  route(loadTeacherDay, { allow: only('teacher'), handle: ({ db, viewer, clock }) => teacherDay(db, { viewer, now: clock.now() }) }),
];
