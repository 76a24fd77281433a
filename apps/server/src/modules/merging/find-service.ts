import type { QueryOf, ReplyOf } from '@alba/contract/endpoint';
import { findPeopleToMerge, type PersonToMerge } from '@alba/contract/merging';
import type { Db, Tx } from '../../platform/db/index.ts';
import { refuse, type Viewer } from '../../platform/http/index.ts';
import { isDistrictAdmin, type PersonRow, selectNamesakes, selectPeopleById, selectPeopleLike, selectPeopleNamed } from './people-repository.ts';

/** Accounts are merged by whoever looks after the whole district: the two may be of different schools. */
export async function requireDistrictAdmin(db: Db | Tx, viewer: Viewer): Promise<void> {
  if (!(await isDistrictAdmin(db, viewer))) throw refuse(findPeopleToMerge, 'not_allowed');
}

export async function findPeople(db: Db, viewer: Viewer, { search, like }: QueryOf<typeof findPeopleToMerge>): Promise<ReplyOf<typeof findPeopleToMerge>> {
  await requireDistrictAdmin(db, viewer);
  const { districtId } = viewer;
  if (search !== undefined) return { people: (await selectPeopleNamed(db, { districtId, words: wordsOf(search) })).map(viewOf) };
  if (like === undefined) return { people: (await selectNamesakes(db, { districtId })).map(viewOf) };
  const [person] = await selectPeopleById(db, { districtId, ids: [like] });
  if (!person) return { people: [] };
  return { person: viewOf(person), people: (await selectPeopleLike(db, { districtId, personId: like })).map(viewOf) };
}

const wordsOf = (search: string): string[] =>
  search
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

export function viewOf({ roles: _roles, lastSignInAt, ...person }: PersonRow): PersonToMerge {
  return { ...person, ...(lastSignInAt && { lastSignInAt: lastSignInAt.toISOString() }) };
}
