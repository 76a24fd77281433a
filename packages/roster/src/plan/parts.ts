import type { RosterPerson } from '../model/index.ts';
import type { RosterChange } from './changes.ts';
import type { HeldRoster } from './held.ts';
import type { Told } from './told.ts';

/** The part of what belongs to no one school: schools themselves, and new people who are needed in several. It comes first. */
export const commonPart = '';

/** Which part each change is applied in, so that one school can fail alone. */
export function partsOf(changes: readonly RosterChange[], given: { held: HeldRoster; told: Told }): Map<string, RosterChange[]> {
  const elsewhere = schoolsOfPlaces(given);
  const parts = new Map<string, RosterChange[]>();
  for (const change of changes) {
    const part = partOf(change, { ...given, elsewhere });
    const known = parts.get(part);
    if (known) known.push(change);
    else parts.set(part, [change]);
  }
  return parts;
}

type Given = { held: HeldRoster; told: Told; elsewhere: Map<string, string | typeof several> };
const several = Symbol('several schools');

function partOf(change: RosterChange, given: Given): string {
  const schoolId = schoolOf(change, given);
  // somebody of the district itself, whose home is no school
  return schoolId !== undefined && given.told.schools.has(schoolId) ? schoolId : commonPart;
}

function schoolOf(change: RosterChange, { held, told, elsewhere }: Given): string | undefined {
  switch (change.kind) {
    case 'school-added':
    case 'school-renamed':
      return commonPart;
    case 'person-added':
      return isOfOneSchool(change.person, elsewhere.get(change.person.id)) ? change.person.schoolId : commonPart;
    case 'person-changed':
    case 'person-returned':
      return change.person.schoolId;
    case 'person-ended':
      return held.people.get(change.personId)?.record.schoolId ?? commonPart;
    case 'class-added':
    case 'class-changed':
    case 'class-returned':
      return change.class.schoolId;
    case 'class-ended':
      return held.classes.get(change.classId)?.record.schoolId ?? commonPart;
    default:
      return schoolOfClass(change.enrollment.classId, { held, told });
  }
}

function isOfOneSchool(person: RosterPerson, places: string | typeof several | undefined): boolean {
  const isAtHome = person.roles.every(({ role, schoolId }) => role !== 'district-admin' && (schoolId ?? person.schoolId) === person.schoolId);
  return isAtHome && (places === undefined || places === person.schoolId);
}

/** Where the new places of people are. */
function schoolsOfPlaces({ held, told }: { held: HeldRoster; told: Told }): Map<string, string | typeof several> {
  const found = new Map<string, string | typeof several>();
  for (const { classId, personId } of told.enrollments.values()) {
    const school = schoolOfClass(classId, { held, told });
    const known = found.get(personId);
    if (known === undefined) found.set(personId, school);
    else if (known !== school) found.set(personId, several);
  }
  return found;
}

const schoolOfClass = (classId: string, { held, told }: { held: HeldRoster; told: Told }): string =>
  told.classes.get(classId)?.schoolId ?? held.classes.get(classId)?.record.schoolId ?? commonPart;
