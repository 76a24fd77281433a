import type { CourseRoster } from '@alba/roster/google/index';
import { type AtGoogle, isOfOneCourse } from './at-google.ts';

/** At once; Google counts questions by the minute. */
const together = 4;

export type ReadCourse = { courseId: string } & ({ roster: CourseRoster } | { problem: 'not-active' | 'unreachable' });

/** These courses with everybody in them, in the order asked. One that cannot be read says why and does not stop the others. */
export async function readCourses(at: AtGoogle, courseIds: readonly string[]): Promise<ReadCourse[]> {
  const waiting = [...new Set(courseIds)].map((courseId, place) => ({ courseId, place }));
  const read: ReadCourse[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) read[next.place] = await readCourse(at, next.courseId);
  };
  await Promise.all(Array.from({ length: together }, worker));
  return read;
}

/** A course counts while it is active and the teacher is among its teachers; being in it as a student is not enough. */
export async function readCourse({ classroom, subject }: AtGoogle, courseId: string): Promise<ReadCourse> {
  try {
    const course = await classroom.course(courseId);
    if (course.courseState !== 'ACTIVE') return { courseId, problem: 'not-active' };
    const [teachers, students] = await Promise.all([classroom.teachers(courseId), classroom.students(courseId)]);
    if (!teachers.some(({ userId }) => userId === subject)) return { courseId, problem: 'not-active' };
    return { courseId, roster: { course, teachers, students } };
  } catch (error) {
    if (!isOfOneCourse(error)) throw error;
    return { courseId, problem: error.kind === 'gone' || error.kind === 'forbidden' ? 'not-active' : 'unreachable' };
  }
}
