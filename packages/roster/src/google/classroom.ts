import type { z } from 'zod';
import { type Course, course, coursesPage, type Member, studentsPage, teachersPage } from './answers.ts';
import { ClassroomFailure, failureOf, isStalePage, refusedOf } from './failure.ts';

export const classroomOrigin = 'https://classroom.googleapis.com';

export type ClassroomSettings = {
  accessToken: string;
  /** Like `fetch`; it throws when nothing came back in time. */
  ask: (url: string, init: { headers: Record<string, string> }) => Promise<Pick<Response, 'status' | 'text'>>;
  wait: (milliseconds: number) => Promise<unknown>;
  random?: () => number;
  /** For simulators. */
  origin?: string;
};

export type Classroom = {
  /** The active courses that the owner of the token teaches, newest first. */
  courses(): Promise<Course[]>;
  course(id: string): Promise<Course>;
  students(courseId: string): Promise<Member[]>;
  teachers(courseId: string): Promise<Member[]>;
};

/** Tries after the first one; product.md section 9. */
const mostRetries = 5;
const firstDelay = 200;
/** A course has 1 000 members at most, a teacher some hundred courses: what asks for more goes round in circles. */
const mostPages = 100;

/** The four questions that importing classes asks of the Classroom API. Every function throws a `ClassroomFailure`. */
export function createClassroom(settings: ClassroomSettings): Classroom {
  const read = <S extends z.ZodType>(path: string, schema: S) => answerOf(settings, path, schema);
  const members = (courseId: string, role: 'students' | 'teachers') => `/v1/courses/${encodeURIComponent(courseId)}/${role}?pageSize=100`;
  return {
    courses: async () => {
      const pages = await pagesOf((token) => read(paged('/v1/courses?teacherId=me&courseStates=ACTIVE&pageSize=100', token), coursesPage));
      // the filter asks for them, but what is imported must not hang on it
      return pages.flatMap((page) => page.courses).filter(({ courseState }) => courseState === 'ACTIVE');
    },
    course: (id) => read(`/v1/courses/${encodeURIComponent(id)}`, course),
    students: async (id) => (await pagesOf((token) => read(paged(members(id, 'students'), token), studentsPage))).flatMap((page) => page.students),
    teachers: async (id) => (await pagesOf((token) => read(paged(members(id, 'teachers'), token), teachersPage))).flatMap((page) => page.teachers),
  };
}

const paged = (path: string, token: string | undefined): string => (token === undefined ? path : `${path}&pageToken=${encodeURIComponent(token)}`);

class StalePage extends Error {}

/** All pages of a list. A page token that is not honoured any more starts it anew, once. */
async function pagesOf<Page extends { nextPageToken?: string }>(pageAt: (token: string | undefined) => Promise<Page>): Promise<Page[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await allPages(pageAt);
    } catch (error) {
      if (!(error instanceof StalePage)) throw error;
      if (attempt > 1) throw new ClassroomFailure('malformed', error.message);
    }
  }
}

async function allPages<Page extends { nextPageToken?: string }>(pageAt: (token: string | undefined) => Promise<Page>): Promise<Page[]> {
  const pages: Page[] = [];
  const seen = new Set<string>();
  let token: string | undefined;
  do {
    const page = await pageAt(token);
    pages.push(page);
    token = page.nextPageToken || undefined;
    if (token !== undefined && (seen.has(token) || pages.length >= mostPages)) throw new ClassroomFailure('malformed', 'pages go round in circles');
    if (token !== undefined) seen.add(token);
  } while (token !== undefined);
  return pages;
}

async function answerOf<S extends z.ZodType>(settings: ClassroomSettings, path: string, schema: S): Promise<z.output<S>> {
  const { status, text } = await askPatiently(settings, path);
  if (status !== 200) {
    const refused = refusedOf(status, text);
    if (path.includes('pageToken=') && isStalePage(refused)) throw new StalePage(`${status} ${refused.code}`);
    throw failureOf(refused);
  }
  const parsed = schema.safeParse(asJson(text));
  if (!parsed.success)
    throw new ClassroomFailure(
      'malformed',
      parsed.error.issues
        .map(({ path: at, code }) => `${at.join('.')} ${code}`)
        .join(', ')
        .slice(0, 200),
    );
  return parsed.data;
}

/** Asks again, later and later, while the service itself has failed or could not be reached. */
async function askPatiently({ ask, wait, random = Math.random, origin = classroomOrigin, accessToken }: ClassroomSettings, path: string) {
  const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/json' };
  for (let attempt = 0; ; attempt += 1) {
    const answer = await ask(`${origin}${path}`, { headers }).then(
      async (response) => ({ status: response.status, text: await response.text() }),
      () => undefined,
    );
    const hasFailed = answer === undefined || answer.status === 500 || answer.status === 503;
    if (answer !== undefined && !hasFailed) return answer;
    if (attempt >= mostRetries) throw new ClassroomFailure('unavailable', answer === undefined ? 'no answer' : `${answer.status}`);
    await wait(firstDelay * 2 ** attempt * (0.5 + random()));
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
