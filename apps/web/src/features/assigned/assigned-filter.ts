import type { AssignmentRow } from '@alba/contract/assignments';

/** States a teacher looks for. Closed ones stand for themselves, whatever their dates say. */
export const standings = ['past-due', 'due-soon', 'open', 'future', 'closed'] as const;
export type Standing = (typeof standings)[number];
export type AssignedFilter = { classId?: number; standing?: Standing; search: string };

export function standingOf({ isClosed, timing }: Pick<AssignmentRow, 'isClosed' | 'timing'>): Standing {
  if (isClosed) return 'closed';
  return timing === 'due-today' || timing === 'due-tomorrow' ? 'due-soon' : timing;
}

/** Reads the address; what makes no sense there is left out. */
export function readFilter(params: URLSearchParams): AssignedFilter {
  const classId = Number(params.get('class'));
  const standing = standings.find((one) => one === params.get('state'));
  return {
    ...(Number.isSafeInteger(classId) && classId > 0 && { classId }),
    ...(standing && { standing }),
    search: params.get('search') ?? '',
  };
}

export function filterParams({ classId, standing, search }: AssignedFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (classId !== undefined) params.set('class', String(classId));
  if (standing) params.set('state', standing);
  if (search !== '') params.set('search', search);
  return params;
}

/** Rows that pass, in the order given. Accents and case make no difference to the search. */
export function filtered(rows: readonly AssignmentRow[], { classId, standing, search }: AssignedFilter): AssignmentRow[] {
  const wanted = plain(search.trim());
  return rows.filter(
    (row) =>
      (classId === undefined || row.classId === classId) && (standing === undefined || standingOf(row) === standing) && plain(row.lessonTitle).includes(wanted),
  );
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
