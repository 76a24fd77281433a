import { createHash } from 'node:crypto';
import type { EditionId } from '@alba/domain/editions';
import type { ClassroomWorld, SimulatedCourse, SimulatedMember } from '@alba/testing/simulators/classroom-simulator';
import { type DemonstrationDistrict, demonstrationDistricts } from './demonstration/districts/index.ts';
import { namesOf, usernameOf } from './demonstration/people.ts';

/** The subject of somebody at the simulated Google: the same at every start. */
export const googleSubject = (edition: EditionId, username: string): string => `google-${edition}-${username}`;

type Words = {
  homeroom: string;
  robotics: string;
  lab: string;
  labSection: string;
  weather: string;
  buddies: string;
  chess: string;
  room: string;
  /** Students whom only Google knows. The first one signs in with Google in the demonstration. */
  newcomers: [string, string, string, string];
};

const words: Record<EditionId, Words> = {
  us: {
    homeroom: 'Homeroom 14',
    robotics: 'Robotics Club',
    lab: 'Science Lab',
    labSection: 'Period 6',
    weather: 'Weather Watchers',
    buddies: 'Reading Buddies',
    chess: 'Chess, after school',
    room: 'Room 14',
    newcomers: ['Tessa|Lindgren', 'Omar|Haddad', 'Grace|Adeyemi', 'Santiago|Montes de Oca y Villaseñor'],
  },
  br: {
    homeroom: 'Orientação 7º A',
    robotics: 'Robótica',
    lab: 'Laboratório de Ciências',
    labSection: 'Turma da tarde',
    weather: 'Observadores do Tempo',
    buddies: 'Roda de leitura',
    chess: 'Xadrez no contraturno',
    room: 'Sala 12',
    newcomers: ['Teresa|Lindoso', 'Omar|Haddad', 'Graça|Andrade', 'João Pedro|Albuquerque de Vasconcelos e Sá'],
  },
  eslac: {
    homeroom: 'Tutoría 5A',
    robotics: 'Robótica',
    lab: 'Laboratorio de ciencias',
    labSection: 'Grupo de la tarde',
    weather: 'Vigías del clima',
    buddies: 'Círculo de lectura',
    chess: 'Ajedrez, después de clases',
    room: 'Salón 8',
    newcomers: ['Teresa|Lindo', 'Omar|Haddad', 'Gracia|Andrade', 'Juan Sebastián|Montes de Oca y Villaseñor'],
  },
};

/** A number that looks like Google's: the same at every start. */
export const courseId = (edition: EditionId, name: keyof Words | 'empty'): string =>
  BigInt(`0x${createHash('sha256').update(`course ${edition} ${name}`).digest('hex').slice(0, 9)}`).toString();

/** Who of the students has a Google account that our accounts know. */
export const connectedStudents = ({ classes }: DemonstrationDistrict): string[] => classes.second.students.slice(0, 9);

type GoogleAccount = SimulatedMember & { email: string };

const person = (edition: EditionId, name: string, username = usernameOf(name)): GoogleAccount => ({
  subject: googleSubject(edition, username),
  email: `${username}@example.org`,
  ...namesOf(name),
});

export const classroomNewcomer = (edition: EditionId): GoogleAccount => person(edition, words[edition].newcomers[0]);

/** What Google told at the import of long ago: since then one student has left, one has come, and one has another name. */
export type PastImport = { course: SimulatedCourse; people: SimulatedMember[] };

/**
 * Courses of the demonstration teachers: two to import each, one that is imported already and has changed since, one that somebody else
 * has imported, and one that is archived.
 */
export function simulatedClassroom(edition: EditionId): { world: ClassroomWorld; imported: PastImport[] } {
  const district = demonstrationDistricts.find((one) => one.edition === edition);
  if (!district) throw new Error(`${edition} has no demonstration district`);
  const { teacher, colleague, classes } = district;
  const own = words[edition];
  const [first, other] = [teacher, colleague].map(({ name, username }) => person(edition, name, username)) as [SimulatedMember, SimulatedMember];
  const known = connectedStudents(district).map((name) => person(edition, name));
  const newcomers = own.newcomers.map((name) => person(edition, name));
  const subjects = (...members: (SimulatedMember | undefined)[]) => members.flatMap((member) => member?.subject ?? []);
  const course = (key: keyof Words, given: Pick<SimulatedCourse, 'teachers' | 'students'> & Partial<SimulatedCourse>, month: number): SimulatedCourse => ({
    id: courseId(edition, key),
    name: own[key] as string,
    ownerId: given.teachers[0] ?? '',
    creationTime: `2026-0${month}-04T12:00:00.000Z`,
    ...given,
  });
  const weather = course('weather', { teachers: subjects(other), students: subjects(...known.slice(1, 5), newcomers[3]) }, 3);
  const buddies = course('buddies', { teachers: subjects(first), students: subjects(...known.slice(2, 4)) }, 2);
  const courses = [
    course('homeroom', { teachers: subjects(first), students: subjects(...known.slice(0, 7), newcomers[1], newcomers[2]), room: own.room }, 8),
    course('robotics', { teachers: subjects(first, other), students: subjects(...known.slice(4, 8)) }, 7),
    course('lab', { teachers: subjects(other), students: subjects(...known.slice(5, 9), newcomers[0], newcomers[2]), section: own.labSection }, 6),
    weather,
    buddies,
    { ...course('room', { teachers: subjects(other), students: [] }, 1), id: courseId(edition, 'empty'), name: classes.empty.name },
    course('chess', { teachers: subjects(first, other), students: subjects(...known.slice(0, 2)), courseState: 'ARCHIVED' }, 5),
  ];
  const renamed = known.map((member, at) => (at === 2 ? { ...member, lastName: `${member.lastName} Reyes` } : member));
  return {
    world: { courses, people: [first, other, ...renamed, ...newcomers] },
    imported: [
      { course: { ...weather, students: subjects(...known.slice(0, 5)) }, people: [other, ...known] },
      { course: { ...buddies, teachers: subjects(other) }, people: [other, ...known] },
    ],
  };
}
