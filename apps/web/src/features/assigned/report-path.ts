import type { AssignmentRow } from '@alba/contract/assignments';
import { paths } from '../../lib/paths.ts';

/** The report of this very assignment: a class may have had the lesson more than once. */
export const reportPath = ({ classId, lessonId, assignmentId }: Pick<AssignmentRow, 'classId' | 'lessonId' | 'assignmentId'>): string =>
  `${paths.lessonReport({ classId, lessonId })}?assignment=${assignmentId}`;
