import type { ReportAddress } from './lesson-report.tsx';

/** Ids of an address; what is no id becomes 0, which no class or lesson has, so that the server answers "not found". */
export function readReportAddress(params: Readonly<Record<string, string | undefined>>, search: URLSearchParams): ReportAddress {
  const assignmentId = idOf(search.get('assignment'));
  return { classId: idOf(params.classId), lessonId: idOf(params.lessonId), ...(assignmentId > 0 && { assignmentId }) };
}

export function idOf(text: string | null | undefined): number {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}
