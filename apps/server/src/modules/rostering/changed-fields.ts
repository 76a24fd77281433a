import type { RosterChangeLine } from '@alba/contract/rostering';
import type { RosterClass, RosterPerson } from '@alba/roster/model/index';
import type { ChangeData } from './change-repository.ts';

type Fields = RosterChangeLine['fields'];

/** What of a person or a class changes, in words and numbers as the source tells them. */
export function fieldsOf(kind: string, { school, person, class: one, before }: ChangeData): Fields {
  if (kind === 'school-renamed' && school) return [{ field: 'name', before: String(before ?? ''), after: school.name }];
  if (kind === 'person-changed' && person) return differences(personTexts(before as RosterPerson), personTexts(person));
  if (kind === 'class-changed' && one) return differences(classTexts(before as RosterClass), classTexts(one));
  return [];
}

type Texts = Record<string, string | undefined>;

const personTexts = ({ firstName, lastName, email, grade, roles, schoolId, isDisabled }: RosterPerson): Texts => ({
  ...{ firstName, lastName, email, schoolId },
  grade: grade === undefined ? undefined : String(grade),
  roles: [...new Set(roles.map(({ role }) => role))].sort().join(', '),
  isDisabled: isDisabled ? 'true' : undefined,
});

const classTexts = ({ name, description, grades, schoolId, startsOn, endsOn }: RosterClass): Texts => ({
  ...{ name, description, schoolId, startsOn, endsOn },
  grades: grades.length === 0 ? undefined : grades.join(', '),
});

function differences(before: Texts, after: Texts): Fields {
  return Object.keys({ ...before, ...after }).flatMap((field) =>
    before[field] === after[field]
      ? []
      : [{ field, ...(before[field] === undefined ? {} : { before: before[field] }), ...(after[field] === undefined ? {} : { after: after[field] }) }],
  );
}
