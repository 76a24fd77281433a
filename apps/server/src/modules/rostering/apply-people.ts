import { foldUsername, type Role } from '@alba/domain/accounts';
import type { RosterPerson, RosterRole } from '@alba/roster/model/index';
import type { Tx } from '../../platform/db/index.ts';
import {
  type Granted,
  insertAccounts,
  insertGrants,
  insertIdentities,
  linkPeople,
  type NewAccount,
  selectAliases,
  selectFirstSchool,
  selectTakenNames,
} from './apply-people-repository.ts';
import { type Line, type Settled, selectLines, settle } from './change-repository.ts';
import type { PartOf } from './keeping.ts';
import { type RightsChanged, rightsChanged } from './rights-changed.ts';
import { type SamePeople, samePeople } from './same-person.ts';
import { freeUsernames } from './usernames.ts';

const batch = 500;

const roleHere: Record<RosterRole, Role> = { student: 'student', teacher: 'teacher', 'school-admin': 'admin', 'district-admin': 'admin' };
export const rolesHere = ({ roles }: RosterPerson): Role[] => roles.map(({ role }) => roleHere[role]);
/** What somebody is first: whoever teaches works in classes, whatever else they are. */
export const mainRole = (person: RosterPerson): Role =>
  (['teacher', 'admin', 'student'] as const).find((role) => rolesHere(person).includes(role)) ?? 'student';

/** New people: the same person of another source, or an account of their own. `between` lets others work. */
export async function addPeople(tx: Tx, part: PartOf, between: () => Promise<void>): Promise<void> {
  let same: SamePeople | undefined;
  for (let after = 0; ; ) {
    const lines = await selectLines(tx, { ...part, kind: 'person-added', state: 'planned', after, limit: batch });
    if (lines.length === 0) return;
    same ??= samePeople(await selectAliases(tx, part));
    await addBatch(tx, part, { lines, same });
    await between();
    after = lines.at(-1)?.changeId ?? after;
  }
}

type Placed = { line: Line; person: RosterPerson; schoolId: number };

async function addBatch(tx: Tx, part: PartOf, { lines, same }: { lines: readonly Line[]; same: SamePeople }): Promise<void> {
  const settled: Settled[] = [];
  const placed: Placed[] = [];
  for (const line of lines) {
    const person = line.data.person as RosterPerson;
    const schoolId = await homeOf(tx, part, person);
    if (schoolId === undefined || grantsOf(part, { person, personId: 0, schoolId }).length === 0)
      settled.push({ changeId: line.changeId, state: 'failed', reason: 'school_missing' });
    else placed.push({ line, person, schoolId });
  }
  const found = placed.map((one) => ({ ...one, personId: same.find(one.person, part.source) }));
  const linked = found.flatMap((one) => (one.personId === undefined ? [] : [{ ...one, personId: one.personId, made: false }]));
  if (linked.length > 0)
    await linkPeople(
      tx,
      part,
      linked.map(({ line, personId, person }) => ({ externalId: line.externalId, personId, record: person })),
    );
  const made = await makeAccounts(
    tx,
    part,
    found.filter(({ personId }) => personId === undefined),
  );
  const all = [...linked, ...made];
  const rights = await giveRights(tx, part, all);
  settled.push(
    ...all.map(
      ({ line, personId, made }): Settled => ({
        changeId: line.changeId,
        state: 'applied',
        objectId: personId,
        // an account that was made goes out of use as a whole
        ours: { made, ...(made ? {} : rights.of(personId)) },
      }),
    ),
  );
  await settle(tx, part, settled);
}

async function makeAccounts(tx: Tx, part: PartOf, placed: readonly Placed[]) {
  if (placed.length === 0) return [];
  const names = await freeUsernames(
    placed.map(({ person }) => person),
    (folded) => selectTakenNames(tx, { edition: part.edition, folded }),
  );
  const accounts = placed.map(({ line, person, schoolId }, index): NewAccount => {
    const username = names[index] as string;
    const { firstName, lastName, email, isDisabled = false } = person;
    return {
      ...{ externalId: line.externalId, schoolId, username, folded: foldUsername(username), firstName, lastName, email, isDisabled },
      ...{ role: mainRole(person), record: person },
    };
  });
  const ids = await insertAccounts(tx, part, accounts);
  return placed.map((one) => ({ ...one, personId: ids.get(one.line.externalId) as number, made: true }));
}

/** Roles at their schools, and the sign-in that the source vouches for. */
async function giveRights(tx: Tx, part: PartOf, people: readonly (Placed & { personId: number })[]): Promise<RightsChanged> {
  if (people.length === 0) return rightsChanged({ gained: [] });
  const gained = await insertGrants(
    tx,
    part,
    people.flatMap(({ person, personId, schoolId }) => grantsOf(part, { person, personId, schoolId })),
  );
  if (part.source === 'ONE_ROSTER') return rightsChanged({ gained });
  const provider = part.source === 'GOOGLE' ? 'google' : 'clever';
  const identities = people.map(({ line, personId, person }) => ({ personId, subject: line.externalId, email: person.email }));
  await insertIdentities(tx, part, { provider, issuer: part.issuers[provider], identities });
  return rightsChanged({ gained });
}

/** Rights of an administrator hold where they are named and nowhere else: at a school that is not here they are none. */
export function grantsOf(part: PartOf, { person, personId, schoolId }: { person: RosterPerson; personId: number; schoolId: number }): Granted[] {
  return person.roles.flatMap(({ role, schoolId: at }) => {
    const named = at === undefined ? schoolId : part.schools.get(at);
    const institutionId = role === 'district-admin' ? part.districtId : (named ?? (role === 'school-admin' ? undefined : schoolId));
    return institutionId === undefined ? [] : [{ personId, role: roleHere[role], institutionId }];
  });
}

/** Where an account is at home: its school, one that it has a role at, or for somebody of the district the first there is. */
export async function homeOf(tx: Tx, part: PartOf, person: RosterPerson): Promise<number | undefined> {
  const named = [person.schoolId, ...person.roles.map(({ schoolId }) => schoolId)].flatMap((id) => (id === undefined ? [] : (part.schools.get(id) ?? [])));
  if (named[0] !== undefined) return named[0];
  return person.roles.some(({ role }) => role === 'district-admin') ? await selectFirstSchool(tx, part.districtId) : undefined;
}
