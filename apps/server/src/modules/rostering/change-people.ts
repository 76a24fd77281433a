import type { RosterPerson } from '@alba/roster/model/index';
import type { Tx } from '../../platform/db/index.ts';
import { grantsOf, homeOf } from './apply-people.ts';
import { insertGrants } from './apply-people-repository.ts';
import { deleteGrants, endPeople, type PersonChange, updatePeople } from './change-people-repository.ts';
import { type Line, type Settled, selectLines, settle } from './change-repository.ts';
import type { PartOf } from './keeping.ts';
import { type RightsChanged, rightsChanged } from './rights-changed.ts';

const batch = 500;

/** People whose facts changed, and those who are back. */
export async function changePeople(tx: Tx, part: PartOf, between: () => Promise<void>): Promise<void> {
  for (const kind of ['person-returned', 'person-changed'] as const) {
    for (let after = 0; ; ) {
      const lines = await selectLines(tx, { ...part, kind, state: 'planned', after, limit: batch });
      if (lines.length === 0) break;
      await changeBatch(tx, part, { lines, isBack: kind === 'person-returned' });
      await between();
      after = lines.at(-1)?.changeId ?? after;
    }
  }
}

async function changeBatch(tx: Tx, part: PartOf, { lines, isBack }: { lines: readonly Line[]; isBack: boolean }): Promise<void> {
  const changes: PersonChange[] = [];
  for (const line of lines) changes.push(await changeOf(tx, part, { line, isBack }));
  const changed = new Map((await updatePeople(tx, part, changes)).map((one) => [one.changeId, one]));
  const found = lines.flatMap((line) => changed.get(line.changeId) ?? []);
  const rights = await changeRights(
    tx,
    part,
    lines.flatMap((line) => (changed.has(line.changeId) ? [{ line, personId: changed.get(line.changeId)?.personId ?? 0 }] : [])),
  );
  const missing = lines.filter(({ changeId }) => !changed.has(changeId));
  await settle(tx, part, [
    ...found.map(
      ({ changeId, personId, before, wasOpened }): Settled => ({
        changeId,
        state: 'applied',
        objectId: personId,
        ours: { before, opened: wasOpened, ...rights.of(personId) },
      }),
    ),
    ...missing.map(({ changeId }): Settled => ({ changeId, state: 'failed', reason: 'person_missing' })),
  ]);
}

async function changeOf(tx: Tx, part: PartOf, { line, isBack }: { line: Line; isBack: boolean }): Promise<PersonChange> {
  const person = line.data.person as RosterPerson;
  const before = (line.data.before ?? {}) as Partial<RosterPerson>;
  const hasMoved = person.schoolId !== before.schoolId;
  return {
    ...{ changeId: line.changeId, externalId: line.externalId, record: person, firstName: person.firstName, lastName: person.lastName, isBack },
    ...{ email: person.email ?? null, emailBefore: before.email ?? null, isDisabled: person.isDisabled === true, wasDisabled: before.isDisabled === true },
    schoolId: hasMoved ? ((await homeOf(tx, part, person)) ?? null) : null,
  };
}

async function changeRights(tx: Tx, part: PartOf, people: readonly { line: Line; personId: number }[]): Promise<RightsChanged> {
  const keyOf = ({ personId, role, institutionId }: { personId: number; role: string; institutionId: number }) => `${personId}:${role}:${institutionId}`;
  const all = { added: [] as ReturnType<typeof grantsOf>, gone: [] as ReturnType<typeof grantsOf> };
  for (const { line, personId } of people) {
    const person = line.data.person as RosterPerson;
    const before = (line.data.before ?? { roles: [] }) as RosterPerson;
    const schoolId = await homeOf(tx, part, person);
    if (schoolId === undefined) continue;
    const now = grantsOf(part, { person, personId, schoolId });
    const kept = new Set(now.map(keyOf));
    const schoolBefore = (before.schoolId === undefined ? undefined : part.schools.get(before.schoolId)) ?? schoolId;
    all.added.push(...now);
    all.gone.push(...grantsOf(part, { person: before, personId, schoolId: schoolBefore }).filter((grant) => !kept.has(keyOf(grant))));
  }
  const gained = all.added.length > 0 ? await insertGrants(tx, part, all.added) : [];
  const lost = all.gone.length > 0 ? await deleteGrants(tx, part, all.gone) : [];
  return rightsChanged({ gained, lost });
}

/** People who are named no more; last of all, when their places are gone. */
export async function endAllPeople(tx: Tx, part: PartOf, between: () => Promise<void>): Promise<void> {
  while ((await endPeople(tx, part, batch)) === batch) await between();
}
