import { type ClassStudent, type ClassSummary, loadClass, loadClasses } from '@alba/contract/classes';
import { answers, refusal, type standInServer } from './stand-in-server.ts';

export const aClass = (classId: number, name: string, more: Partial<ClassSummary> = {}): ClassSummary => ({
  classId,
  name,
  description: '',
  avatar: 'owl',
  code: 'QTR4M6',
  classSubgroupId: classId * 10,
  studentCount: 0,
  openAssignmentCount: 0,
  isOwner: true,
  sharedAcrossProducts: false,
  revision: 3,
  ...more,
});
export const student = (id: number, firstName: string, lastName: string, lastVisitedAt?: string): ClassStudent => ({
  individualId: id,
  enrollmentId: id + 100,
  classSubgroupId: 10,
  firstName,
  lastName,
  username: `${firstName}.${lastName}`.toLowerCase(),
  lastVisitedAt,
  joinedAt: '2026-09-01T12:00:00Z',
  isSignInPaused: false,
});
export const science = aClass(1, '5th Grade Science', { description: 'Mon, 9:10', studentCount: 2, openAssignmentCount: 1, avatar: 'turtle' });
export const club = aClass(2, 'Space Club');
export const students = [student(11, 'Zuri', 'Abebe', '2026-11-20T15:00:00Z'), student(12, 'Sam', 'Okonkwo')];

/** Classes that the acts of a test may change. */
export function givenClasses(server: ReturnType<typeof standInServer>, classes: ClassSummary[], inside: ClassStudent[] = students) {
  const state = { classes, students: inside };
  server.use(
    answers(loadClasses, () => ({ classes: state.classes })),
    answers(loadClass, (request) => {
      const id = Number(new URL(request.url).pathname.split('/').pop());
      const found = state.classes.find(({ classId }) => classId === id);
      return found ? { ...found, students: found.studentCount > 0 ? state.students : [] } : refusal('class_not_found');
    }),
  );
  return state;
}
