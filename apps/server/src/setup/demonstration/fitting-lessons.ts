import { subjectById } from '@alba/domain/editions';

type Offered = { lessonId: number; subjectId: number; grades: readonly number[] };

/** As many as let every timing state be seen in one class. */
const enough = 3;

/** The lessons a science teacher of this grade would assign, the best fitting first; those of another subject and grade only where too few are left. */
export function fittingLessons<T extends Offered>(lessons: readonly T[], grade: number): T[] {
  const misfit = ({ subjectId, grades }: Offered) => Number(subjectById(subjectId)?.key !== 'science') + Number(!grades.includes(grade));
  const ordered = [...lessons].sort((one, other) => misfit(one) - misfit(other) || one.lessonId - other.lessonId);
  const fitting = ordered.filter((lesson) => misfit(lesson) < 2);
  return fitting.length >= enough ? fitting : ordered;
}
