import { paths } from '../../lib/paths.ts';

type Assigned = { assignmentId: number; classId: number; lessonId: number };

/** The report of this very assignment: a class may have had the lesson more than once. */
export const reportOf = ({ assignmentId, ...address }: Assigned): string => `${paths.lessonReport(address)}?assignment=${assignmentId}`;

export const scoreOf = ({ assignmentId, ...address }: Assigned & { studentId: number }): string => `${paths.studentScore(address)}?assignment=${assignmentId}`;
