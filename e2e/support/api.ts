import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gradeBandsOf } from '@alba/domain/editions';
import { demonstration, type EditionId, password, port } from './editions.ts';

/** Sets a scene by the product's own interface, so that a journey begins where it is about. Never used to prove anything. */
export class Person {
  readonly edition: EditionId;
  readonly username: string;
  readonly session: Session;
  readonly #at: number;

  private constructor(edition: EditionId, username: string, session: Session, at: number) {
    this.edition = edition;
    this.username = username;
    this.session = session;
    this.#at = at;
  }

  static async signIn(edition: EditionId, username: string, at = port, secret = password): Promise<Person> {
    const session = await send<Session>(at, 'POST', '/v1/auth/sign-in', {
      body: { username, password: secret, edition, deviceId: randomUUID().replaceAll('-', '') },
    });
    return new Person(edition, username, session, at);
  }

  call<T>(method: string, path: string, body?: unknown): Promise<T> {
    return send<T>(this.#at, method, path, { body, token: this.session.tokenResponse.accessToken });
  }
}

export type Session = {
  tokenResponse: { accessToken: string; tokenType: string; refreshToken: string };
  accountInfo: { individualId: number; role: string; displayName: string };
  preferences: object;
  permissions: string[];
  accountId: number;
};

async function send<T>(at: number, method: string, path: string, { body, token }: { body?: unknown; token?: string }): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${at}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      'idempotency-key': randomUUID(),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

export type ClassRow = { classId: number; name: string; code: string; classSubgroupId: number };
export type LessonRow = { lessonId: number; slug: string; title: string };
export type Card = { activityId: number; lessonId: number; slug: string; title: string; className: string; classId: number; status: string };

/** A name no other test has. */
export const uniqueName = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;

export const createClass = (teacher: Person, name = uniqueName('Class')): Promise<ClassRow> =>
  teacher.call('POST', `/v1/science/dashboard/create/ebClass?${new URLSearchParams({ name, description: '', avatar: 'owl' })}`);

export const enroll = (student: Person, code: string) => student.call('POST', '/v1/science/dashboard/ebClass/enroll', { code });

/** The edition's first lesson. */
export async function firstLesson(teacher: Person): Promise<LessonRow> {
  const { lessons } = await teacher.call<{ lessons: LessonRow[] }>(
    'GET',
    `/v1/catalog/lessons?gradeBands=${gradeBandsOf(teacher.edition).map(({ key }) => key)}`,
  );
  const title = titleOf(teacher.edition);
  const lesson = lessons.find((one) => one.title === title);
  if (!lesson) throw new Error(`${teacher.edition} does not offer ${title}`);
  return lesson;
}

function titleOf(edition: EditionId): string {
  const pack = readFileSync(resolve(import.meta.dirname, `../../content/${edition}/lessons/${demonstration[edition].lesson}/lesson.yaml`), 'utf8');
  return /^title: "(.*)"$/m.exec(pack)?.[1] ?? '';
}

/** A day this many days from today, as the interface writes wall times. */
export function wall(days: number, time = '00:00:00'): string {
  return `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;
}

type Dates = { start?: string; due?: string | null; allowCheckAnswers?: boolean; keyVisibility?: 'after-submit' | 'after-due' };

export async function assign(teacher: Person, classId: number, dates: Dates = {}): Promise<LessonRow & { assignmentId: number }> {
  const lesson = await firstLesson(teacher);
  const { assignmentIds } = await teacher.call<{ assignmentIds: number[] }>('POST', '/v1/assignments', {
    cells: [
      {
        lessonId: lesson.lessonId,
        classId,
        start: wall(-2),
        due: wall(6, '23:59:59'),
        allowCheckAnswers: true,
        keyVisibility: 'after-submit',
        ...dates,
      },
    ],
  });
  const [assignmentId] = assignmentIds;
  if (assignmentId === undefined) throw new Error('nothing was assigned');
  return { ...lesson, assignmentId };
}

export async function cardOf(student: Person, className: string): Promise<Card> {
  const { cards } = await student.call<{ cards: Card[] }>('GET', '/v1/student/assignments');
  const card = cards.find((one) => one.className === className);
  if (!card) throw new Error(`${student.username} has no assignment in ${className}`);
  return card;
}

/** A teacher with a class of their own in it one student and one assigned lesson. */
export async function assignedScene(edition: EditionId, studentName: string, { dates, at }: { dates?: Dates; at?: number } = {}) {
  const [teacher, student] = await Promise.all([Person.signIn(edition, demonstration[edition].teacher, at), Person.signIn(edition, studentName, at)]);
  const given = await createClass(teacher);
  await enroll(student, given.code);
  const lesson = await assign(teacher, given.classId, dates);
  return { teacher, student, given, lesson, card: await cardOf(student, given.name) };
}
