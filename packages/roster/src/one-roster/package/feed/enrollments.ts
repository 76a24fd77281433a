import type { RosterEnded, RosterEnrollment, RosterSkip } from '../../../model/index.ts';
import type { References } from '../references.ts';
import type { Row } from '../row-reader.ts';
import type { People } from './people.ts';
import type { Places } from './places.ts';
import type { Untold } from './untold.ts';

type Given = { places: Places; people: People; untold: Untold; references: References; isDelta: boolean; today: string };

/** Who is in which class. The same place may come in several rows, of several terms: it lasts while one of them does. */
export class Enrollments {
  readonly active: RosterEnrollment[] = [];
  readonly skipped: RosterSkip[] = [];
  readonly #given: Given;
  readonly #places = new Map<string, RosterEnrollment>();
  readonly #ended = new Map<string, RosterEnded['enrollments'][number]>();
  readonly #owned = new Set<string>();

  constructor(given: Given) {
    this.#given = given;
  }

  take = (row: Row): void => {
    const { places, untold, isDelta, today } = this.#given;
    const [classId, personId, role] = [row.get('classSourcedId'), row.get('userSourcedId'), row.get('role')];
    this.#check(row);
    if (row.isLost && !row.dangles) untold.class(classId);
    if (row.isLost) return;
    if (role !== 'student' && role !== 'teacher') {
      if (!row.isEnded) this.skipped.push({ kind: 'enrollment', id: `${classId} ${personId}`, reason: 'role-without-access' });
      return;
    }
    const key = `${role} ${classId} ${personId}`;
    const endDate = row.get('endDate');
    if (row.isEnded || (endDate !== '' && endDate <= today)) {
      if (isDelta && !this.#places.has(key)) this.#ended.set(key, { classId, personId, role });
      return;
    }
    const reason = this.#reasonNot(classId, personId, role, places.schoolOf(classId));
    if (reason) this.skipped.push({ kind: 'enrollment', id: `${classId} ${personId}`, reason });
    else this.#add(key, { classId, personId, role }, row.get('primary') === 'true');
  };

  finish(): RosterEnded['enrollments'] {
    this.#places.clear();
    return [...this.#ended.values()];
  }

  #add(key: string, place: RosterEnrollment, isPrimary: boolean): void {
    const enrollment = this.#places.get(key) ?? place;
    if (enrollment === place) {
      this.#places.set(key, place);
      this.#ended.delete(key);
      this.active.push(place);
    }
    if (!isPrimary || place.role !== 'teacher' || this.#owned.has(place.classId)) return;
    this.#owned.add(place.classId);
    enrollment.isPrimary = true;
  }

  #reasonNot(classId: string, personId: string, role: 'student' | 'teacher', schoolId: string | undefined): RosterSkip['reason'] | undefined {
    const { untold, people, references } = this.#given;
    if (schoolId === undefined && (untold.classIds.has(classId) || references.isWhole('classes'))) return 'enrollment-without-class';
    if (untold.personIds.has(personId)) return 'enrollment-without-person';
    const outcome = people.takePlace(personId, role, schoolId);
    if (outcome === 'without-access') return 'role-without-access';
    return outcome === 'unknown' && references.isWhole('users') ? 'enrollment-without-person' : undefined;
  }

  #check(row: Row): void {
    const [beginDate, endDate] = [row.get('beginDate'), row.get('endDate')];
    if (beginDate !== '' && endDate !== '' && endDate < beginDate) row.tell('forgivable', 'ends-before-start', 'endDate', beginDate);
    const kind = this.#given.places.kindOf(row.get('schoolSourcedId'));
    if (kind === 'district' || kind === 'other') row.tell('forgivable', 'wrong-kind', 'schoolSourcedId', 'school');
  }
}
