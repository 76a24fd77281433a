import type { EditionId, SubjectKey } from '@alba/domain/editions';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { isVisibleLesson, type LibraryViewer } from '../catalog/index.ts';

/** A heading at the top of a framework. */
export type PartRow = { standardId: number; frameworkId: number; identifier: string; code: string | null; statement: string; subjects: SubjectKey[] };
export type FrameworkParts = { frameworkId: number /** As its document says them. */; documentSubjects: string[]; parts: PartRow[] };

/** The frameworks of an edition, or one of them, with the parts at their top in their order. */
export async function selectParts(db: Db, edition: EditionId, frameworkId?: number): Promise<FrameworkParts[]> {
  const result = await sql<FrameworkParts>`
    select f.framework_id as "frameworkId", coalesce(f.package #> '{CFDocument,subject}', '[]'::jsonb) as "documentSubjects", (
      select coalesce(jsonb_agg(jsonb_build_object(
        'standardId', s.standard_id, 'frameworkId', s.framework_id, 'identifier', s.identifier, 'code', s.code, 'statement', s.statement, 'subjects', s.subjects
      ) order by s.place), '[]'::jsonb)
      from standard s where s.framework_id = f.framework_id and s.retired_at is null and s.headings = '{}' and not s.is_leaf
    ) as parts
    from framework f
    where f.edition = ${edition} and f.withdrawn_at is null and (${frameworkId ?? null}::bigint is null or f.framework_id = ${frameworkId ?? null}::bigint)
    order by f.title collate "und-x-icu", f.framework_id limit 500`.execute(db);
  return result.rows;
}

/** That a framework, or its further part, has standards of a subject for a grade, and whether a lesson that the viewer sees aligns. */
export type GradeRow = { frameworkId: number; partId: number | null; subject: SubjectKey; grade: number; hasLessons: boolean };

export async function selectGrades(db: Db, viewer: LibraryViewer, furtherParts: readonly PartRow[]): Promise<GradeRow[]> {
  const result = await sql<GradeRow>`
    with aligned as (
      select distinct a.standard_id from alignment a join lesson l on l.lesson_id = a.lesson_id where ${isVisibleLesson(viewer)}
    ), part as (
      select * from unnest(
        ${furtherParts.map(({ frameworkId }) => frameworkId)}::bigint[], ${furtherParts.map(({ identifier }) => identifier)}::text[],
        ${furtherParts.map(({ standardId }) => standardId)}::bigint[]
      ) as p(framework_id, identifier, standard_id)
    ), alike as (
      select s.framework_id, p.standard_id as part_id, s.subjects, s.grades, bool_or(a.standard_id is not null) as has_lessons
      from standard s join framework f on f.framework_id = s.framework_id
      left join part p on p.framework_id = s.framework_id and p.identifier = s.headings[1]
      left join aligned a on a.standard_id = s.standard_id
      where f.edition = ${viewer.edition} and f.withdrawn_at is null and s.retired_at is null and (s.is_leaf or a.standard_id is not null)
      group by 1, 2, 3, 4
    )
    select x.framework_id as "frameworkId", x.part_id as "partId", u.subject, g.grade, bool_or(x.has_lessons) as "hasLessons"
    from alike x cross join lateral unnest(x.subjects) as u(subject) cross join lateral unnest(x.grades) as g(grade)
    group by 1, 2, 3, 4`.execute(db);
  return result.rows;
}
