import type { EditionId } from '@alba/domain/editions';
import { sql } from 'kysely';
import { type Db, sqlStateOf, type Tx } from '../../platform/db/index.ts';

type Asker = { districtId: number; personId: number; issuer: string };

export type KnownCourse = {
  courseId: string;
  classId: number;
  schoolId: number;
  ownerId: number;
  ownerFirstName: string;
  ownerLastName: string;
  /** The asker owns it or teaches it with its owner. */
  isMine: boolean;
  isAsked: boolean;
  studentCount: number;
  lastImportedAt: Date | null;
  removedAt: Date | null;
  archivedAt: Date | null;
};

/** Which of these courses are classes of the district, removed ones included; one statement however many there are. */
export async function selectKnownCourses(db: Db | Tx, { districtId, personId, issuer }: Asker, courseIds: readonly string[]): Promise<KnownCourse[]> {
  const { rows } = await sql<KnownCourse>`
    select r.external_id as "courseId", c.class_id as "classId", c.school_id as "schoolId", c.owner_id as "ownerId", p.first_name as "ownerFirstName", p.last_name as "ownerLastName",
      exists (
        select from class_teacher t where t.district_id = c.district_id and t.class_id = c.class_id and t.person_id = ${personId} and t.relation in ('owner', 'co-teacher')
      ) as "isMine",
      exists (
        select from co_teach_request q where q.district_id = c.district_id and q.class_id = c.class_id and q.person_id = ${personId} and q.state = 'waiting'
      ) as "isAsked",
      (select count(*) from enrollment e where e.district_id = c.district_id and e.class_id = c.class_id and e.removed_at is null) as "studentCount",
      c.last_imported_at as "lastImportedAt", c.removed_at as "removedAt", c.archived_at as "archivedAt"
    from external_ref r
    join roster_connection k on k.district_id = r.district_id and k.connection_id = r.connection_id and k.source = 'GOOGLE' and k.tenant = ${issuer}
    join class c on c.district_id = r.district_id and c.class_id = r.object_id
    join person p on p.district_id = c.district_id and p.person_id = c.owner_id
    where r.district_id = ${districtId} and r.kind = 'class' and r.external_id = any(${[...courseIds]}::text[])`.execute(db);
  return rows;
}

/** The course behind a class that the asker owns or teaches with its owner. */
export async function selectOptionalCourseOfClass(
  db: Db | Tx,
  { districtId, personId, issuer }: Asker,
  classId: number,
): Promise<{ courseId: string; lastImportedAt: Date | null; ownerId: number; schoolId: number } | undefined> {
  const { rows } = await sql<{ courseId: string; lastImportedAt: Date | null; ownerId: number; schoolId: number }>`
    select r.external_id as "courseId", c.last_imported_at as "lastImportedAt", c.owner_id as "ownerId", c.school_id as "schoolId"
    from class c
    join class_teacher t on t.district_id = c.district_id and t.class_id = c.class_id and t.person_id = ${personId} and t.relation in ('owner', 'co-teacher')
    join external_ref r on r.district_id = c.district_id and r.kind = 'class' and r.object_id = c.class_id
    join roster_connection k on k.district_id = r.district_id and k.connection_id = r.connection_id and k.source = 'GOOGLE' and k.tenant = ${issuer}
    where c.district_id = ${districtId} and c.class_id = ${classId} and c.removed_at is null and c.archived_at is null`.execute(db);
  return rows[0];
}

export type KnownPerson = { subject: string; districtId: number; personId: number; isStudent: boolean; isTeacher: boolean };

/** Who of these people of Google has an account in the edition, and what they are there. */
export async function selectKnownPeople(
  db: Db | Tx,
  { edition, issuer, subjects }: { edition: EditionId; issuer: string; subjects: readonly string[] },
): Promise<KnownPerson[]> {
  const { rows } = await sql<KnownPerson>`
    select x.subject, x.district_id as "districtId", x.person_id as "personId",
      coalesce(bool_or(g.role = 'student'), false) as "isStudent", coalesce(bool_or(g.role = 'teacher'), false) as "isTeacher"
    from external_identity x left join role_grant g on g.district_id = x.district_id and g.person_id = x.person_id
    where x.edition = ${edition} and x.issuer = ${issuer} and x.subject = any(${[...subjects]}::text[])
    group by x.subject, x.district_id, x.person_id`.execute(db);
  return rows;
}

/** Which person of ours a person of the connection is. */
export async function selectPersonIds(
  db: Db | Tx,
  { districtId, connectionId, externalIds }: { districtId: number; connectionId: number; externalIds: readonly string[] },
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('external_ref')
    .select(['external_id as externalId', 'object_id as personId'])
    .where('district_id', '=', districtId)
    .where('connection_id', '=', connectionId)
    .where('kind', '=', 'person')
    .where('external_id', '=', sql<string>`any(${[...externalIds]}::text[])`)
    .execute();
  return new Map(rows.map(({ externalId, personId }) => [externalId, personId]));
}

export async function countOwnClasses(db: Db | Tx, { districtId, personId }: { districtId: number; personId: number }): Promise<number> {
  const row = await db
    .selectFrom('class')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('district_id', '=', districtId)
    .where('owner_id', '=', personId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The address of the Google account that is asked. */
export async function selectOptionalAddress(
  db: Db,
  { edition, issuer, subject }: { edition: EditionId; issuer: string; subject: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('external_identity')
    .select('email')
    .where('edition', '=', edition)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.email ?? undefined;
}

/** One import of a district at a time: of two who import the same course at once, the second finds the class of the first. */
export async function lockConnection(tx: Tx, { districtId, connectionId }: { districtId: number; connectionId: number }): Promise<void> {
  await sql`select from roster_connection where district_id = ${districtId} and connection_id = ${connectionId} for update`.execute(tx);
}

/** Forgets that a class came from a course, so that somebody else can import it as a class of their own. */
export async function deleteClassRef(
  tx: Tx,
  { districtId, connectionId, courseId }: { districtId: number; connectionId: number; courseId: string },
): Promise<void> {
  await tx
    .deleteFrom('external_ref')
    .where('district_id', '=', districtId)
    .where('connection_id', '=', connectionId)
    .where('kind', '=', 'class')
    .where('external_id', '=', courseId)
    .execute();
  await tx
    .deleteFrom('roster_place')
    .where('district_id', '=', districtId)
    .where('connection_id', '=', connectionId)
    .where('class_external_id', '=', courseId)
    .execute();
}

/** A lost race in the database ends the whole transaction, which then runs again. */
const passing = new Set(['40001', '40P01']);

/** Runs `work` so that what fails in it leaves nothing behind and the transaction goes on. */
export async function inSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint one_class`.execute(tx);
  try {
    const done = await work();
    await sql`release savepoint one_class`.execute(tx);
    return done;
  } catch (error) {
    if (passing.has(sqlStateOf(error) ?? '')) throw error;
    await sql`rollback to savepoint one_class`.execute(tx);
    throw error;
  }
}
