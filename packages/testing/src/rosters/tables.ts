import { Changed, type Changes } from './changes.ts';
import { type District, type Person, pad } from './district.ts';

export type Version = '1.1' | '1.2';
export type Cell = string | number;
export type Table = { name: string; header: readonly string[]; rows: () => Iterable<readonly Cell[]> };
export type Contents = {
  district: District;
  version: Version;
  kind: 'bulk' | 'delta';
  changes?: Changes /** Stands in every row of a delta. */;
  modified?: string;
};

const leading = ['sourcedId', 'status', 'dateLastModified'];
const userColumns = 'username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password'.split(',');
const moreOf12 = 'userMasterIdentifier,preferredGivenName,preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,pronouns'.split(',');

const districtId = 'd-1';
const schoolId = (school: number): string => `o-${pad(school + 1, 4)}`;
const grade = (value: number | undefined): string => (value === undefined ? '' : value === 0 ? 'KG' : pad(value, 2));

type Writer = Contents & { changed: Changed; active: Cell[]; gone: Cell[] };

/** The files of a package, row by row. A delta has what changed and nothing else. */
export function tablesOf(contents: Contents): Table[] {
  const { district, version, kind, changes = {}, modified = '2026-09-01T06:00:00.000Z' } = contents;
  const isDelta = kind === 'delta';
  const writer: Writer = {
    ...contents,
    changed: new Changed(district, changes),
    active: isDelta ? ['active', modified] : ['', ''],
    gone: ['tobedeleted', modified],
  };
  const table = (name: string, columns: string, rows: (writer: Writer) => Iterable<readonly Cell[]>): Table => {
    return { name, header: [...leading, ...columns.split(',')], rows: () => rows(writer) };
  };
  const users = ['enabledUser', ...(version === '1.1' ? ['orgSourcedIds', 'role'] : []), ...userColumns, ...(version === '1.2' ? moreOf12 : [])].join(',');
  const ofPeople = [
    table('users', users, isDelta ? changedUsers : allUsers),
    ...(version === '1.2'
      ? [table('roles', 'userSourcedId,roleType,role,beginDate,endDate,orgSourcedId,userProfileSourcedId', isDelta ? changedRoles : allRoles)]
      : []),
  ];
  const classes = table(
    'classes',
    'title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods',
    isDelta ? changedClasses : allClasses,
  );
  const enrollments = table('enrollments', 'classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate', isDelta ? changedPlaces : allPlaces);
  if (isDelta) return [classes, ...ofPeople, enrollments];
  return [
    table('academicSessions', 'title,type,startDate,endDate,parentSourcedId,schoolYear', sessions),
    table('orgs', 'name,type,identifier,parentSourcedId', orgs),
    table('courses', 'schoolYearSourcedId,title,courseCode,grades,orgSourcedId,subjects,subjectCodes', courses),
    ...[classes, ...ofPeople, enrollments],
  ];
}

function* sessions({ district, active }: Writer): Iterable<readonly Cell[]> {
  const { from, middle, to, isInTwoYears } = district.words.year;
  const { year } = district.plan;
  const last = isInTwoYears ? year + 1 : year;
  const half = `${isInTwoYears ? last : year}-${middle}`;
  yield ['y-1', ...active, String(last), 'schoolYear', `${year}-${from}`, `${last}-${to}`, '', last];
  yield ['y-1-1', ...active, `${last} / 1`, 'semester', `${year}-${from}`, half, 'y-1', last];
  yield ['y-1-2', ...active, `${last} / 2`, 'semester', half, `${last}-${to}`, 'y-1', last];
}

function* orgs({ district, active }: Writer): Iterable<readonly Cell[]> {
  yield [districtId, ...active, district.words.district, 'district', '', ''];
  for (let school = 0; school < district.plan.schools; school += 1)
    yield [schoolId(school), ...active, district.schoolName(school), 'school', 1000 + school, districtId];
}

const courseId = (subject: string, of: number): string => `k-${subject}-${pad(of, 2)}`;

function* courses({ district, active }: Writer): Iterable<readonly Cell[]> {
  const grades = [...new Set(district.words.schools.flatMap((kind) => kind.grades))].sort((one, other) => one - other);
  for (const { code, title } of district.words.subjects) {
    for (const of of grades) yield [courseId(code, of), ...active, 'y-1', `${title} ${of}`, `${code}${of}`, grade(of), districtId, title, code];
  }
}

function* allClasses({ district, changed, active }: Writer): Iterable<readonly Cell[]> {
  for (let at = 0; at < district.plan.classes; at += 1) yield classRow(district, at, active, changed.renamed.has(at));
}
function* changedClasses({ district, changed, active }: Writer): Iterable<readonly Cell[]> {
  for (const at of changed.renamed) yield classRow(district, at, active, true);
}

function classRow(district: District, at: number, active: Cell[], isRenamed: boolean): Cell[] {
  const { id, school, grade: of, subject, title } = district.class(at);
  const { code = '', title: name = '' } = district.words.subjects[subject] ?? {};
  const called = isRenamed ? `${title} *` : title;
  return [
    id,
    ...active,
    called,
    grade(of),
    courseId(code, of),
    `${code}-${at}`,
    'scheduled',
    district.words.room(100 + (at % 40)),
    schoolId(school),
    'y-1-1,y-1-2',
    name,
    code,
    (at % 6) + 1,
  ];
}

/** In the words of 1.1 and of 1.2. */
const roles = {
  student: { one: 'student', two: 'student' },
  teacher: { one: 'teacher', two: 'teacher' },
  school: { one: 'administrator', two: 'siteAdministrator' },
  district: { one: 'administrator', two: 'districtAdministrator' },
} as const;
type Somebody = { person: Person; role: keyof typeof roles };

function* everybody({ district, changed }: Writer): Iterable<Somebody> {
  yield { person: district.administrator(0), role: 'district' };
  for (let at = 1; at <= district.plan.schools; at += 1) yield { person: district.administrator(at), role: 'school' };
  for (let at = 0; at < district.teachers; at += 1) yield { person: district.teacher(at), role: 'teacher' };
  for (let at = 0; at < district.students; at += 1) if (!changed.leaving.has(at)) yield { person: district.student(at), role: 'student' };
  for (const at of changed.joining) yield { person: district.student(at), role: 'student' };
}

function* allUsers(writer: Writer): Iterable<readonly Cell[]> {
  for (const somebody of everybody(writer)) yield userRow(writer, somebody, writer.active);
}
function* changedUsers(writer: Writer): Iterable<readonly Cell[]> {
  const { district, changed, active, gone } = writer;
  for (const at of changed.leaving) yield userRow(writer, { person: district.student(at), role: 'student' }, gone);
  for (const at of changed.joining) yield userRow(writer, { person: district.student(at), role: 'student' }, active);
}

function userRow({ version }: Writer, { person, role }: Somebody, active: Cell[]): Cell[] {
  const { id, firstName, lastName, username, email, number } = person;
  const org = role === 'district' ? districtId : schoolId(person.school);
  const roleOf11 = version === '1.1' ? [org, roles[role].one] : [];
  const cells = [username, `{SIS:${number}}`, firstName, lastName, '', number, email, '', '', '', grade(person.grade), ''];
  return [id, ...active, 'true', ...roleOf11, ...cells, ...(version === '1.2' ? ['', '', '', '', org, ''] : [])];
}

function* allRoles(writer: Writer): Iterable<readonly Cell[]> {
  for (const somebody of everybody(writer)) yield roleRow(somebody, writer.active);
}
function* changedRoles({ district, changed, active, gone }: Writer): Iterable<readonly Cell[]> {
  for (const at of changed.leaving) yield roleRow({ person: district.student(at), role: 'student' }, gone);
  for (const at of changed.joining) yield roleRow({ person: district.student(at), role: 'student' }, active);
}
const roleRow = ({ person, role }: Somebody, active: Cell[]): Cell[] => {
  return [`r-${person.id}`, ...active, person.id, 'primary', roles[role].two, '', '', role === 'district' ? districtId : schoolId(person.school), ''];
};

function* allPlaces(writer: Writer): Iterable<readonly Cell[]> {
  const { district, changed, active } = writer;
  for (let at = 0; at < Math.min(district.plan.classes, district.plan.enrollments); at += 1) {
    const { id, school, teacher } = district.class(at);
    const teacherId = district.teacher(teacher).id;
    yield [`e-${id}-${teacherId}`, ...active, id, schoolId(school), teacherId, 'teacher', 'true', '', ''];
  }
  for (let at = 0; at < district.students; at += 1) if (!changed.leaving.has(at)) yield* placesOf(district, at, active, changed.moving.has(at) ? 1 : 0);
  for (const at of changed.joining) yield* placesOf(district, at, active, 0);
}
function* changedPlaces({ district, changed, active, gone }: Writer): Iterable<readonly Cell[]> {
  for (const at of changed.leaving) yield* placesOf(district, at, gone, 0);
  for (const at of changed.moving) {
    const [before, after] = [district.classesOf(at), district.classesOf(at, 1)];
    for (const of of before) if (!after.includes(of)) yield placeRow(district, at, of, gone);
    for (const of of after) if (!before.includes(of)) yield placeRow(district, at, of, active);
  }
  for (const at of changed.joining) yield* placesOf(district, at, active, 0);
}

function* placesOf(district: District, student: number, active: Cell[], shift: number): Iterable<readonly Cell[]> {
  for (const of of district.classesOf(student, shift)) yield placeRow(district, student, of, active);
}

function placeRow(district: District, student: number, of: number, active: Cell[]): Cell[] {
  const { id, school } = district.class(of);
  const person = district.student(student).id;
  return [`e-${id}-${person}`, ...active, id, schoolId(school), person, 'student', 'false', '', ''];
}
