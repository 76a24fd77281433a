import { useParams, useSearchParams } from 'react-router';
import { useStudentScoreQuery } from './api.ts';

export type ScoreAddress = { classId: number; lessonId: number; studentId: number; assignmentId?: number };

/** What is no id becomes 0, which nobody has, so that the server answers "not found". */
export function useScoreAddress(): ScoreAddress {
  const { classId, lessonId, studentIndividualId } = useParams();
  const [search] = useSearchParams();
  const assignmentId = idOf(search.get('assignment'));
  return { classId: idOf(classId), lessonId: idOf(lessonId), studentId: idOf(studentIndividualId), ...(assignmentId > 0 && { assignmentId }) };
}

export function useScore({ classId, lessonId, studentId, assignmentId }: ScoreAddress) {
  const { currentData, ...rest } = useStudentScoreQuery({ params: { classId, lessonId, studentId }, query: { assignmentId } });
  return { ...rest, data: currentData };
}

function idOf(text: string | null | undefined): number {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}
