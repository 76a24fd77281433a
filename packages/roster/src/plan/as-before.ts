import type { RosterPerson, RosterRoleAt } from '../model/index.ts';

/** A record of a delta with the fields it does not tell taken from what is held; a new record has none of them. */
export function asBefore<Record extends { asBefore?: readonly (keyof Record)[] }>(told: Record, held: Record | undefined): Record {
  if (!told.asBefore) return told;
  const { asBefore: fields, ...record } = told;
  const kept = fields.flatMap((field) => (held?.[field] === undefined ? [] : [[field, held[field]]]));
  return { ...record, ...Object.fromEntries(kept) } as Record;
}

/** The same of a person, whose roles may be told one by one. */
export function personAsBefore(told: RosterPerson, held: RosterPerson | undefined): RosterPerson {
  const { roleChanges, ...person } = asBefore(told, held);
  if (!roleChanges) return person;
  const stays = person.roles.filter((role) => !roleChanges.lost.some(isSame(role)));
  const comes = roleChanges.gained.filter((role) => !stays.some(isSame(role)));
  return { ...person, roles: [...stays, ...comes] };
}

const isSame = (one: RosterRoleAt) => (other: RosterRoleAt) => one.role === other.role && one.schoolId === other.schoolId;
