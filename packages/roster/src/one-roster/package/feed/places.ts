import { type RosterClass, type RosterSchool, readGrade, uniqueGrades } from '../../../model/index.ts';
import { splitList } from '../cells.ts';
import type { Row } from '../row-reader.ts';
import { type OrgKind, orgKind } from './roles.ts';
import type { Untold } from './untold.ts';

type Session = { type: string; startsOn: string; endsOn: string };

/** Schools, terms, courses and classes. */
export class Places {
  readonly schools: RosterSchool[] = [];
  readonly classes: RosterClass[] = [];
  readonly ended = { schools: [] as string[], classes: [] as string[] };
  readonly #untold: Untold;
  readonly #isDelta: boolean;
  readonly #knownSchoolIds: ReadonlySet<string> | undefined;
  readonly #orgTypes = new Map<string, string>();
  readonly #sessions = new Map<string, Session>();
  readonly #gradesOfCourses = new Map<string, number[]>();
  readonly #schoolOf = new Map<string, string>();
  readonly #gradesOf = new Map<string, number[]>();

  constructor({ untold, isDelta, knownSchoolIds }: { untold: Untold; isDelta: boolean; knownSchoolIds?: ReadonlySet<string> | undefined }) {
    this.#untold = untold;
    this.#isDelta = isDelta;
    this.#knownSchoolIds = isDelta ? knownSchoolIds : undefined;
  }

  kindOf = (orgId: string): OrgKind => {
    const type = this.#orgTypes.get(orgId);
    if (type !== undefined || !this.#knownSchoolIds) return orgKind(type);
    return this.#knownSchoolIds.has(orgId) ? 'school' : 'elsewhere';
  };
  schoolOf = (classId: string): string | undefined => this.#schoolOf.get(classId);

  takeSession = (row: Row): void => {
    const [startsOn, endsOn] = [row.get('startDate'), row.get('endDate')];
    const isReversed = startsOn !== '' && endsOn !== '' && endsOn < startsOn;
    if (isReversed) row.tell('forgivable', 'ends-before-start', 'endDate', startsOn);
    if (!row.isEnded) this.#sessions.set(row.id, { type: row.get('type'), startsOn: isReversed ? '' : startsOn, endsOn: isReversed ? '' : endsOn });
  };

  takeOrg = (row: Row): void => {
    const type = row.get('type');
    if (row.isEnded && !row.isLost) {
      if (this.#isDelta && (type === 'school' || type === '')) this.ended.schools.push(row.id);
      return;
    }
    this.#orgTypes.set(row.id, type);
    const isSchool = type === 'school' || type === '';
    if (row.isLost && isSchool) this.#untold.school(row.id);
    else if (isSchool) this.schools.push({ id: row.id, name: row.get('name') });
  };

  takeCourse = (row: Row): void => {
    this.#checkYear(row);
    checkSubjects(row);
    if (!row.isEnded && !row.isLost) this.#gradesOfCourses.set(row.id, this.#grades(row.get('grades')));
  };

  takeClass = (row: Row): void => {
    const schoolId = row.get('schoolSourcedId');
    if (row.isEnded && !row.isLost) {
      if (this.#isDelta) this.ended.classes.push(row.id);
      return;
    }
    const kind = this.kindOf(schoolId);
    if (schoolId !== '' && (kind === 'district' || kind === 'other')) row.tell('error', 'wrong-kind', 'schoolSourcedId', 'school');
    checkSubjects(row);
    if (row.isLost || this.#untold.schoolIds.has(schoolId)) {
      this.#untold.class(row.id);
      return;
    }
    const grades = this.#grades(row.get('grades'));
    const description = [row.get('location'), splitList(row.get('periods')).join(', ')].filter(Boolean).join(' · ');
    this.#schoolOf.set(row.id, schoolId);
    const courseGrades = this.#gradesOfCourses.get(row.get('courseSourcedId'));
    const dates = this.#datesOf(splitList(row.get('termSourcedIds')));
    const asBefore = [...(grades.length === 0 && !courseGrades ? (['grades'] as const) : []), ...(dates ? [] : (['startsOn', 'endsOn'] as const))];
    this.classes.push({
      ...{ id: row.id, schoolId, name: row.get('title') },
      ...(description !== '' && { description }),
      grades: grades.length > 0 ? grades : (courseGrades ?? []),
      ...dates,
      ...(this.#isDelta && asBefore.length > 0 && { asBefore }),
    });
  };

  /** A class lasts from the beginning of its first term to the end of its last; nothing where a term is not known here. */
  #datesOf(termIds: readonly string[]): Pick<RosterClass, 'startsOn' | 'endsOn'> | undefined {
    const terms = termIds.map((id) => this.#sessions.get(id));
    if (terms.some((term) => term === undefined)) return undefined;
    const starts = terms.map((term) => term?.startsOn ?? '').sort();
    const ends = terms.map((term) => term?.endsOn ?? '').sort();
    const [startsOn, endsOn] = [starts[0], ends.includes('') ? '' : ends.at(-1)];
    return { ...(startsOn && { startsOn }), ...(endsOn && { endsOn }) };
  }

  #checkYear(row: Row): void {
    const type = this.#sessions.get(row.get('schoolYearSourcedId'))?.type;
    if (type !== undefined && type !== '' && type !== 'schoolYear') row.tell('forgivable', 'wrong-kind', 'schoolYearSourcedId', 'schoolYear');
  }

  /** Few different cells stand in many rows. */
  #grades(cell: string): number[] {
    const known = this.#gradesOf.get(cell);
    if (known) return known;
    const grades = uniqueGrades(splitList(cell).flatMap((one) => readGrade(one).grades));
    this.#gradesOf.set(cell, grades);
    return grades;
  }
}

function checkSubjects(row: Row): void {
  const [subjects, codes] = [splitList(row.get('subjects')), splitList(row.get('subjectCodes'))];
  if (subjects.length > 0 && codes.length > 0 && subjects.length !== codes.length) {
    row.tell('forgivable', 'subjects-and-codes', 'subjectCodes', String(subjects.length));
  }
}
