import type { EditionId } from '@alba/domain/editions';
import { namesOf } from './names.ts';
import { wordsOf } from './words.ts';

/** A district of any size. The same plan always makes the same district, on every machine. */
export type DistrictPlan = {
  edition: EditionId;
  schools: number;
  /** Everybody: students, teachers, administrators. */
  users: number;
  classes: number;
  enrollments: number;
  seed?: number;
  /** The calendar year its school year begins in. */
  year?: number;
};

export type Person = { id: string; firstName: string; lastName: string; username: string; email: string; number: string; grade?: number; school: number };
export type SchoolClass = { id: string; school: number; grade: number; subject: number; group: number; title: string; teacher: number };

/** Spreads numbers so that neighbours have nothing in common; a small integer hash, exact in every engine. */
export function spread(...parts: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    hash = Math.imul(hash ^ (part & 0xffff), 0x01000193);
    hash = Math.imul(hash ^ (part >>> 16), 0x01000193);
    hash ^= hash >>> 13;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * Everything is computed from its number when it is asked for, so a district of a million people takes no memory. Schools, people
 * and classes are dealt round: person 7 of 5 schools is at school 2.
 */
export class District {
  readonly plan: Required<DistrictPlan>;
  readonly teachers: number;
  readonly students: number;
  readonly words: (typeof wordsOf)[EditionId];

  constructor(plan: DistrictPlan) {
    this.plan = { seed: 1, year: 2026, ...plan };
    const { schools, users } = this.plan;
    const staff = Math.max(schools, Math.round(users / 16));
    this.teachers = Math.min(staff, Math.max(1, users - schools - 2));
    this.students = Math.max(0, users - this.teachers - schools - 1);
    this.words = wordsOf[this.plan.edition];
  }

  schoolName(school: number): string {
    const { schools, schoolNames } = this.words;
    const kind = schools[school % schools.length] as (typeof schools)[number];
    const at = Math.floor(school / schools.length);
    const again = Math.floor(at / schoolNames.length);
    return kind.name(`${schoolNames[at % schoolNames.length]}${again > 0 ? ` ${again + 1}` : ''}`);
  }

  gradesOf(school: number): readonly number[] {
    const { schools } = this.words;
    return (schools[school % schools.length] as (typeof schools)[number]).grades;
  }

  /** Of the whole district (0), of each school (1 …). */
  administrator(at: number): Person {
    return this.#person(at, 'a', at === 0 ? 0 : at - 1);
  }

  teacher(at: number): Person {
    return this.#person(at, 't', at % this.plan.schools);
  }

  /** Beyond `students` are those that come later. */
  student(at: number): Person {
    const { schools } = this.plan;
    const school = at % schools;
    const grades = this.gradesOf(school);
    return { ...this.#person(at, 's', school), grade: grades[Math.floor(at / schools) % grades.length] as number };
  }

  class(at: number): SchoolClass {
    const { schools } = this.plan;
    const school = at % schools;
    const slot = Math.floor(at / schools);
    const { grade, within } = this.#slot(school, slot);
    const subject = within % this.words.subjects.length;
    const group = Math.floor(within / this.words.subjects.length);
    const title = this.words.classTitle({ subject: this.words.subjects[subject]?.title ?? '', grade, group });
    const ofSchool = Math.max(1, Math.ceil((this.teachers - school) / schools));
    const teacher = school + schools * (spread(this.plan.seed, 3, at) % ofSchool);
    return { id: `c-${pad(at, 6)}`, school, grade, subject, group, title, teacher: Math.min(teacher, this.teachers - 1) };
  }

  /** The classes a student is in; `shift` moves all of them on to others of the school. */
  classesOf(student: number, shift = 0): number[] {
    const { schools, classes, enrollments } = this.plan;
    const places = Math.max(0, enrollments - classes);
    const many = Math.floor(places / Math.max(1, this.students));
    const wanted = many + (student < places - many * this.students ? 1 : 0);
    const school = student % schools;
    const slots = this.#slotsOf(school);
    const grades = this.gradesOf(school);
    const grade = Math.floor(student / schools) % grades.length;
    const from = Math.ceil((grade * slots) / grades.length);
    const width = Math.max(1, Math.ceil(((grade + 1) * slots) / grades.length) - from);
    const begin = from + ((spread(this.plan.seed, 4, student) + shift) % width);
    return Array.from({ length: Math.min(wanted, slots) }, (_, at) => {
      const slot = at < width ? from + ((begin - from + at) % width) : from + at;
      return school + schools * (slot % slots);
    });
  }

  #slotsOf(school: number): number {
    const { schools, classes } = this.plan;
    return Math.max(0, Math.ceil((classes - school) / schools));
  }

  /** The classes of a school lie by grade. */
  #slot(school: number, slot: number): { grade: number; within: number } {
    const grades = this.gradesOf(school);
    const slots = Math.max(1, this.#slotsOf(school));
    const at = Math.min(grades.length - 1, Math.floor((slot * grades.length) / slots));
    return { grade: grades[at] as number, within: slot - Math.ceil((at * slots) / grades.length) };
  }

  #person(at: number, kind: 'a' | 't' | 's', school: number): Person {
    const { edition, seed } = this.plan;
    const { first, last, hasTwo } = namesOf[edition];
    const draw = (from: readonly string[], what: number): string => from[spread(seed, kind.charCodeAt(0), at, what) % from.length] as string;
    const firstName = draw(first, 1);
    const lastName = hasTwo ? `${draw(last, 2)} ${draw(last, 3)}` : draw(last, 2);
    const username = `${plain(firstName)[0]}${plain(lastName).slice(0, 12)}${kind === 's' ? '' : kind}${at + 1}`;
    const hasEmail = kind !== 's' || edition === 'us';
    return {
      id: `${kind}-${pad(at, 6)}`,
      firstName,
      lastName,
      username,
      email: hasEmail ? `${username}@${this.words.host}` : '',
      number: `${{ s: 1, a: 8, t: 9 }[kind]}${pad(at, 7)}`,
      school,
    };
  }
}

export const pad = (value: number, length: number): string => String(value).padStart(length, '0');
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
