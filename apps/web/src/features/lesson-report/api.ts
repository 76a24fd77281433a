import { resetStudent, undoReset } from '@alba/contract/assignments';
import { previewLesson } from '@alba/contract/catalog';
import type { ReplyOf } from '@alba/contract/endpoint';
import { lessonReport } from '@alba/contract/reports';
import { api, read, write } from '../../lib/api/api.ts';

export type Report = ReplyOf<typeof lessonReport>;

const withReport = api.injectEndpoints({
  endpoints: (build) => ({
    lessonReport: read(build, lessonReport, { provides: ['report'] }),
    /** For the words of the questions; the report works without. */
    reportedLesson: read(build, previewLesson, { provides: ['lesson'] }),
    resetStudent: write(build, resetStudent, { invalidates: ['report', 'assignment'] }),
    undoReset: write(build, undoReset, { invalidates: ['report', 'assignment'] }),
  }),
});

export const { useLessonReportQuery, useReportedLessonQuery, useResetStudentMutation, useUndoResetMutation } = withReport;
