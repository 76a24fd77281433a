/**
 * A district as its own systems know it, before any of them tells it in its own way. Simulators of OneRoster and Clever answer with it, and
 * a test may change it between two runs.
 */
export type SimulatedDistrict = {
  id: string;
  name: string;
  schools: Entry<{ name: string }>[];
  /** The last day is exclusive. */
  terms: Entry<{ title: string; startDate: string; endDate: string }>[];
  courses: Entry<{ title: string; grades: string[] }>[];
  classes: Entry<SimulatedClass>[];
  people: Entry<SimulatedPerson>[];
  places: Entry<SimulatedPlace>[];
};

/** `isGone`: the record is `tobedeleted`, and is not told by Clever at all. */
export type Entry<Fields> = Fields & { id: string; isGone?: boolean; changedAt?: string };

export type SimulatedClass = { title: string; schoolId: string; courseId?: string; termIds: string[]; grades: string[]; period?: string; location?: string };

export type SimulatedRole =
  | 'student'
  | 'teacher'
  | 'principal'
  | 'districtAdministrator'
  /** Without access here. */
  | 'aide'
  | 'parent';
export type SimulatedPerson = {
  firstName: string;
  lastName: string;
  roles: { role: SimulatedRole /** A school, or the district. */; at: string }[];
  username?: string;
  email?: string;
  grade?: string;
  sisId?: string;
  isDisabled?: boolean;
};
export type SimulatedPlace = { classId: string; personId: string; role: 'student' | 'teacher'; isPrimary?: boolean /** Exclusive. */; endDate?: string };

export const changedAtFirst = '2026-08-20T10:15:00.000Z';

/** Three classes at two schools, one of them taught by two, with an aide and an administrator of the district. */
export function smallDistrict(): SimulatedDistrict {
  const person = (id: string, name: string, roles: SimulatedPerson['roles'], more: Partial<SimulatedPerson> = {}): Entry<SimulatedPerson> => {
    const [firstName = '', lastName = ''] = name.split('|');
    return { id, firstName, lastName, roles, ...more };
  };
  const student = (id: string, name: string, at: string, grade: string) =>
    person(id, name, [{ role: 'student', at }], { grade, username: id, sisId: `S-${id}` });
  const place = (classId: string, personId: string, role: 'student' | 'teacher' = 'student', isPrimary?: boolean) => ({
    id: `${classId}-${personId}`,
    classId,
    personId,
    role,
    isPrimary,
  });
  return {
    id: 'district-1',
    name: 'Larkspur County',
    schools: [
      { id: 'school-1', name: 'Larkspur Elementary' },
      { id: 'school-2', name: 'Larkspur Middle' },
    ],
    terms: [{ id: 'term-1', title: 'Fall', startDate: '2026-08-17', endDate: '2027-01-16' }],
    courses: [{ id: 'course-1', title: 'Science 6', grades: ['06'] }],
    classes: [
      { id: 'class-1', title: 'Science 6, Period 2', schoolId: 'school-2', courseId: 'course-1', termIds: ['term-1'], grades: ['06'], period: '2' },
      { id: 'class-2', title: 'Science 6, Period 4', schoolId: 'school-2', courseId: 'course-1', termIds: ['term-1'], grades: [] },
      { id: 'class-3', title: 'Homeroom K', schoolId: 'school-1', termIds: ['term-1'], grades: ['KG'] },
    ],
    people: [
      person('teacher-1', 'Ada|Byrd', [{ role: 'teacher', at: 'school-2' }], { email: 'ada.byrd@larkspur.example', sisId: 'T-1' }),
      person('teacher-2', 'Sol|Ng', [{ role: 'teacher', at: 'school-1' }], { email: 'sol.ng@larkspur.example' }),
      person('admin-1', 'Kit|Moran', [{ role: 'districtAdministrator', at: 'district-1' }]),
      person('aide-1', 'Pat|Vance', [{ role: 'aide', at: 'school-1' }]),
      student('student-1', 'Ana María|Peña y Soto', 'school-2', '06'),
      student('student-2', "Zoë|O'Neil", 'school-2', '06'),
      student('student-3', 'Wei|Chen', 'school-2', '06'),
      student('student-4', 'Nia|Cole', 'school-1', 'KG'),
      student('student-5', 'Ben|Ruiz', 'school-1', 'KG'),
    ],
    places: [
      place('class-1', 'teacher-1', 'teacher', true),
      place('class-2', 'teacher-1', 'teacher', true),
      place('class-3', 'teacher-2', 'teacher', true),
      place('class-1', 'teacher-2', 'teacher'),
      place('class-1', 'student-1'),
      place('class-1', 'student-2'),
      place('class-2', 'student-3'),
      place('class-3', 'student-4'),
      place('class-3', 'student-5'),
    ],
  };
}
