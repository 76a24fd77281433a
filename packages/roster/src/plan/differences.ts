import type { RosterClass, RosterPerson } from '../model/index.ts';

type Fields<Record> = { [Field in keyof Record]?: (value: Record[Field]) => unknown };

/** A list in which order does not count. */
const sorted = (values: readonly unknown[] | undefined): string => JSON.stringify((values ?? []).map((value) => JSON.stringify(value)).sort());
const same = (value: unknown): unknown => value;

/** What counts as a change of a person. The user name is only a suggestion for a new account, and nobody's is changed by a roster. */
const personFields: Fields<RosterPerson> = {
  firstName: same,
  lastName: same,
  email: same,
  grade: same,
  roles: (roles) => sorted(roles.map(({ role, schoolId }) => [role, schoolId ?? ''])),
  schoolId: same,
  isDisabled: (isDisabled) => isDisabled === true,
  sameAs: (others) => sorted(others?.map(({ source, id }) => [source, id])),
};

const classFields: Fields<RosterClass> = { schoolId: same, name: same, description: same, grades: sorted, startsOn: same, endsOn: same };

function differences<Record extends object>(held: Record, told: Record, fields: Fields<Record>): Partial<Record> | undefined {
  const changed = (Object.keys(fields) as (keyof Record)[]).filter((field) => {
    const read = fields[field] as (value: Record[keyof Record]) => unknown;
    return read(held[field]) !== read(told[field]);
  });
  return changed.length === 0 ? undefined : (Object.fromEntries(changed.map((field) => [field, held[field]])) as Partial<Record>);
}

/** The fields that change, with what stood before; undefined where nothing does. */
export const personDifferences = (held: RosterPerson, told: RosterPerson): Partial<RosterPerson> | undefined => differences(held, told, personFields);
export const classDifferences = (held: RosterClass, told: RosterClass): Partial<RosterClass> | undefined => differences(held, told, classFields);
