import * as contract from '@alba/contract/reports';
import { only, type Route, route } from '../../platform/http/index.ts';
import { buildLessonReport } from './lesson-report-service.ts';
import { buildStudentScore } from './student-score-service.ts';

const teachers = only('teacher');

export const reportRoutes: Route[] = [
  route(contract.lessonReport, {
    allow: teachers,
    handle: ({ db, viewer, clock, params, query }) => buildLessonReport(db, { viewer, now: clock.now(), ...params, assignmentId: query.assignmentId }),
  }),
  route(contract.studentScore, {
    allow: teachers,
    handle: ({ db, viewer, clock, params, query }) => buildStudentScore(db, { viewer, now: clock.now(), ...params, assignmentId: query.assignmentId }),
  }),
];
