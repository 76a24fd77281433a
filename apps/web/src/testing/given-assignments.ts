import type { AssignmentStudent } from '@alba/contract/assignment-students';
import type { AssignmentRow, listAssignments } from '@alba/contract/assignments';
import type { ReplyOf } from '@alba/contract/endpoint';
import { assignmentStates } from '@alba/domain/assignments';

export const today = '2026-11-21';

/** An assignment as its teacher sees it; name only what matters. */
export const assignmentRow = (assignmentId: number, over: Partial<AssignmentRow> = {}): AssignmentRow => ({
  assignmentId,
  lessonId: 5,
  lessonTitle: 'Why Volcanoes Wake',
  lessonSlug: 'why-volcanoes-wake',
  subject: 'science',
  cover: { media: 'a.svg', width: 320, height: 200, description: '' },
  guides: [],
  classId: 1,
  className: 'Science 2',
  classAvatar: 'owl',
  start: '2026-11-09T00:00:00',
  due: '2026-11-24T23:59:59',
  timing: 'due-soon',
  state: 'due-soon',
  isClosed: false,
  allowCheckAnswers: true,
  keyVisibility: 'after-submit',
  targets: 'class',
  targetCount: 26,
  startedCount: 12,
  submittedCount: 9,
  ownDatesCount: 0,
  revision: 4,
  ...over,
});

/** A page of them. */
export const assignmentPage = (assignments: AssignmentRow[], over: Partial<ReplyOf<typeof listAssignments>> = {}): ReplyOf<typeof listAssignments> => ({
  assignments,
  total: assignments.length,
  counts: Object.fromEntries(assignmentStates.map((state) => [state, assignments.filter((row) => row.state === state).length])) as ReplyOf<
    typeof listAssignments
  >['counts'],
  summary: { assignments: assignments.length, classes: 1, dueToday: 0 },
  timeZone: 'America/New_York',
  today,
  hasMore: false,
  ...over,
});

export const assignmentStudent = (studentId: number, firstName: string, over: Partial<AssignmentStudent> = {}): AssignmentStudent => ({
  studentId,
  firstName,
  lastName: 'Gómez',
  isTarget: true,
  start: null,
  due: null,
  status: 'not-started',
  timing: 'due-soon',
  isLate: false,
  canUndoReset: false,
  ...over,
});
