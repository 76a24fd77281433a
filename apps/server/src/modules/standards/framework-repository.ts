import type { CasePackage } from '@alba/content/standards/case.schema';
import type { Framework } from '@alba/content/standards/framework';
import type { EditionId } from '@alba/domain/editions';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

/** A framework as it comes in: what the product uses of it, and the package as it stood in its file. */
export type LibraryFramework = { edition: EditionId; slug: string; hash: string; framework: Framework; casePackage: CasePackage };
/** So many rows travel in one statement. */
const rowsAtOnce = 1_000;

export async function selectFrameworkHashes(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('framework').select(['edition', 'slug', 'hash']).where('withdrawn_at', 'is', null).execute();
  return new Map(rows.map(({ edition, slug, hash }) => [`${edition}/${slug}`, hash]));
}

/** Puts a framework in the place of what it was. Standards keep their ids; those that are gone are retired, since lessons may name them. */
export async function storeFramework(tx: Tx, { edition, slug, hash, framework, casePackage }: LibraryFramework, now: Date): Promise<void> {
  const { CFItems, CFAssociations, ...rest } = casePackage;
  const fields = {
    title: framework.title,
    publisher: casePackage.CFDocument.publisher ?? casePackage.CFDocument.creator,
    subjects: framework.subjects,
    grades: framework.grades,
    hash,
    package: JSON.stringify({ ...rest, ...(CFItems && { CFItems: [] }), ...(CFAssociations && { CFAssociations: [] }) }),
    withdrawn_at: null,
  };
  const { frameworkId } = await tx
    .insertInto('framework')
    .values({ edition, slug, ...fields })
    .onConflict((conflict) => conflict.columns(['edition', 'slug']).doUpdateSet(fields))
    .returning('framework_id as frameworkId')
    .executeTakeFirstOrThrow();
  await storeStandards(tx, { frameworkId, framework, casePackage, now });
  await storeAssociations(tx, frameworkId, CFAssociations ?? []);
}

type Standards = { frameworkId: number; framework: Framework; casePackage: CasePackage; now: Date };

async function storeStandards(tx: Tx, { frameworkId, framework, casePackage, now }: Standards): Promise<void> {
  const packagePlaces = new Map((casePackage.CFItems ?? []).map(({ identifier }, index) => [identifier, index]));
  const rows = framework.standards.map(({ identifier, code, statement, grades, subjects, headings, isLeaf, searchText, item }, place) => ({
    ...{ identifier, code, statement, grades, subjects, headings, item, place },
    ...{ is_leaf: isLeaf, search_text: searchText, package_place: packagePlaces.get(identifier) },
  }));
  await sql`
    update standard s set retired_at = ${now} where s.framework_id = ${frameworkId} and s.retired_at is null
      and not exists (select from unnest(${rows.map(({ identifier }) => identifier)}::text[]) as u(identifier) where u.identifier = s.identifier)`.execute(tx);
  for (const some of inParts(rows)) {
    await sql`
      insert into standard (framework_id, identifier, code, statement, grades, subjects, headings, is_leaf, place, package_place, search_text, item)
      select ${frameworkId}, r.identifier, r.code, r.statement, r.grades, r.subjects, r.headings, r.is_leaf, r.place, r.package_place, r.search_text, r.item
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as r(identifier text, code text, statement text, grades integer[], subjects text[],
        headings text[], is_leaf boolean, place integer, package_place integer, search_text text, item jsonb)
      on conflict (framework_id, identifier) do update set code = excluded.code, statement = excluded.statement, grades = excluded.grades,
        subjects = excluded.subjects, headings = excluded.headings, is_leaf = excluded.is_leaf, place = excluded.place,
        package_place = excluded.package_place, search_text = excluded.search_text, item = excluded.item, retired_at = null`.execute(tx);
  }
}

async function storeAssociations(tx: Tx, frameworkId: number, associations: NonNullable<CasePackage['CFAssociations']>): Promise<void> {
  await tx.deleteFrom('standard_association').where('framework_id', '=', frameworkId).execute();
  const rows = associations.map((association, place) => ({
    framework_id: frameworkId,
    identifier: association.identifier,
    kind: association.associationType,
    origin: association.originNodeURI.identifier,
    destination: association.destinationNodeURI.identifier,
    package_place: place,
    association: JSON.stringify(association),
  }));
  for (const some of inParts(rows)) await tx.insertInto('standard_association').values(some).execute();
}

function inParts<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, part) => rows.slice(part * rowsAtOnce, (part + 1) * rowsAtOnce));
}

/** Frameworks whose files are gone are no longer offered. Returns what they are called. */
export async function withdrawOtherFrameworks(db: Db, names: readonly string[], now: Date): Promise<string[]> {
  const result = await sql<{ slug: string }>`
    update framework set withdrawn_at = ${now}
    where withdrawn_at is null and (edition || '/' || slug) <> all(${[...names]}::text[]) returning slug`.execute(db);
  return result.rows.map(({ slug }) => slug);
}

/** Makes the alignments those that the current versions of the lessons name. A code that no framework has aligns to nothing. */
export async function realignLessons(tx: Tx): Promise<void> {
  const wanted = sql`
    select distinct on (s.standard_id, l.lesson_id) s.standard_id, l.lesson_id, k.match
    from lesson l
    join lesson_version v on v.version_id = l.current_version_id
    cross join lateral jsonb_to_recordset(v.key -> 'standards') as k(framework text, code text, match text)
    join framework f on f.edition = l.edition and f.slug = k.framework and f.withdrawn_at is null
    cross join lateral (
      select standard_id from standard where framework_id = f.framework_id and code = k.code order by retired_at nulls first, place limit 1
    ) s
    order by s.standard_id, l.lesson_id, k.match`;
  await sql`delete from alignment a where not exists (select from (${wanted}) w where w.standard_id = a.standard_id and w.lesson_id = a.lesson_id)`.execute(tx);
  await sql`
    insert into alignment (standard_id, lesson_id, match) select * from (${wanted}) w
    on conflict (standard_id, lesson_id) do update set match = excluded.match where alignment.match <> excluded.match`.execute(tx);
}
