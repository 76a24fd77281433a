import { subjectsNamed } from '@alba/content/standards/subjects';
import type { ReplyOf } from '@alba/contract/endpoint';
import type { listFrameworks } from '@alba/contract/standards';
import type { SubjectKey } from '@alba/domain/editions';
import type { FrameworkParts, GradeRow, PartRow } from './choices-query.ts';

type Choices = ReplyOf<typeof listFrameworks>;

/**
 * The parts that belong to another subject than their framework says it is for, as literacy in history does in language arts. They
 * are shown when they are asked for. A framework that names no subject has none.
 */
export function furtherParts({ documentSubjects, parts }: Pick<FrameworkParts, 'documentSubjects' | 'parts'>): PartRow[] {
  const own = subjectsNamed(documentSubjects);
  if (own.length === 0) return [];
  return parts.filter(({ subjects }) => subjects.some((subject) => !own.includes(subject)));
}

/** What each framework has of its own, by subject. */
export function offersOf(frameworkId: number, rows: readonly GradeRow[]): Choices['frameworks'][number]['offers'] {
  const own = rows.filter((row) => row.frameworkId === frameworkId && row.partId === null);
  const subjects = [...new Set(own.map(({ subject }) => subject))];
  return subjects.map((subject) => {
    const ofSubject = own.filter((row) => row.subject === subject);
    return { subject, grades: gradesIn(ofSubject), gradesWithLessons: gradesIn(ofSubject.filter(({ hasLessons }) => hasLessons)) };
  });
}

export function setOf(part: PartRow, { documentSubjects }: FrameworkParts, rows: readonly GradeRow[]): Choices['sets'][number] {
  const { standardId, frameworkId, code, statement } = part;
  const subjects: SubjectKey[] = [...new Set([...subjectsNamed(documentSubjects), ...part.subjects])];
  return { standardId, frameworkId, code: code ?? undefined, statement, subjects, grades: gradesIn(rows.filter(({ partId }) => partId === standardId)) };
}

const gradesIn = (rows: readonly GradeRow[]): number[] => [...new Set(rows.map(({ grade }) => grade))].sort((one, other) => one - other);
