import type { IncomingMessage, ServerResponse } from 'node:http';

/** A course as the Classroom API v1 tells it, with who is in it by their subject at Google. */
export type SimulatedCourse = {
  id: string;
  name: string;
  section?: string;
  room?: string;
  courseState?: 'ACTIVE' | 'ARCHIVED' | 'PROVISIONED' | 'DECLINED' | 'SUSPENDED';
  ownerId: string;
  /** ISO; lists come newest first. */
  creationTime: string;
  teachers: readonly string[];
  students: readonly string[];
};

export type SimulatedMember = { subject: string; firstName: string; lastName: string; email?: string };

/** What the next question that fits is answered with instead. */
export type ScriptedAnswer = {
  /** A part of the address. */
  at?: string;
  status: 400 | 401 | 403 | 404 | 429 | 500 | 503;
  /** For 403: which of Google's reasons. */
  because?: 'ClassroomApiDisabled' | 'ClassroomDisabled' | 'scope' | 'permission';
  /** How often; once, if it is not said. */
  times?: number;
};

export type ClassroomWorld = {
  /** Read at every question, so that a test may change them meanwhile. */
  courses: SimulatedCourse[];
  people: SimulatedMember[];
  script?: ScriptedAnswer[];
  /** Records of one page; few, so that everybody meets the second page. */
  pageSize?: number;
};

/** Whom a token belongs to and what it may do. */
export type TokenFacts = { subject: string; scopes: readonly string[] };
export type ReadToken = (token: string) => Promise<TokenFacts | undefined>;

const scope = (name: string) => `https://www.googleapis.com/auth/classroom.${name}`;

export const isClassroomPath = (path: string): boolean => path.startsWith('/v1/courses');

type Asked = { world: ClassroomWorld; token: TokenFacts; url: URL; response: ServerResponse };

/** Answers a question to the Classroom API. Nothing is kept between two questions but what stands in the world. */
export async function answerClassroom(
  world: ClassroomWorld,
  readToken: ReadToken,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<unknown> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const [, bearer = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  const token = await readToken(bearer);
  if (!token) return refuse(response, 401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.');
  const scripted = takeScripted(world, url);
  if (scripted) return answerScripted(response, scripted);
  const [, , , courseId, members, ...rest] = url.pathname.split('/');
  const asked = { world, token, url, response };
  if (request.method !== 'GET' || rest.length > 0) return refuse(response, 404, 'NOT_FOUND', 'Method not found.');
  if (courseId === undefined) return listCourses(asked);
  const id = decodeURIComponent(courseId);
  if (members === undefined) return getCourse(asked, id);
  if (members === 'students' || members === 'teachers') return listMembers(asked, id, members);
  return refuse(response, 404, 'NOT_FOUND', 'Method not found.');
}

function takeScripted({ script = [] }: ClassroomWorld, url: URL): ScriptedAnswer | undefined {
  const at = script.findIndex((one) => `${url.pathname}${url.search}`.includes(one.at ?? ''));
  const found = script[at];
  if (!found) return undefined;
  found.times = (found.times ?? 1) - 1;
  if (found.times <= 0) script.splice(at, 1);
  return found;
}

const words = {
  400: ['INVALID_ARGUMENT', 'Request contains an invalid argument.'],
  401: ['UNAUTHENTICATED', 'Request had invalid authentication credentials.'],
  404: ['NOT_FOUND', 'Requested entity was not found.'],
  429: ['RESOURCE_EXHAUSTED', 'Quota exceeded for quota metric.'],
  500: ['INTERNAL', 'Internal error encountered.'],
  503: ['UNAVAILABLE', 'The service is currently unavailable.'],
} as const;

function answerScripted(response: ServerResponse, { status, because = 'permission' }: ScriptedAnswer): unknown {
  if (status !== 403) {
    const [code, message] = words[status];
    return refuse(response, status, code, message);
  }
  if (because === 'scope') return refuseScope(response);
  const message = because === 'permission' ? 'The caller does not have permission' : `@${because} The user may not use this.`;
  return refuse(response, 403, 'PERMISSION_DENIED', message);
}

function listCourses({ world, token, url, response }: Asked): unknown {
  if (!may(token, 'courses.readonly')) return refuseScope(response);
  const states = url.searchParams.getAll('courseStates');
  const isMine = url.searchParams.get('teacherId') === 'me';
  const courses = world.courses
    .filter(({ teachers, students }) => teachers.includes(token.subject) || (!isMine && students.includes(token.subject)))
    .filter(({ courseState = 'ACTIVE' }) => states.length === 0 || states.includes(courseState))
    .sort((one, other) => other.creationTime.localeCompare(one.creationTime));
  return page({ world, url, response }, 'courses', courses.map(asCourse));
}

function getCourse({ world, token, response }: Asked, id: string): unknown {
  if (!may(token, 'courses.readonly')) return refuseScope(response);
  const course = visible(world, token, id);
  if (!course) return refuse(response, 404, ...words[404]);
  return send(response, 200, asCourse(course));
}

function listMembers({ world, token, url, response }: Asked, id: string, role: 'students' | 'teachers'): unknown {
  if (!may(token, 'rosters.readonly') && !may(token, 'profile.emails')) return refuseScope(response);
  const course = visible(world, token, id);
  if (!course) return refuse(response, 404, ...words[404]);
  const members = course[role].map((subject) => {
    const { firstName = '', lastName = '', email } = world.people.find((person) => person.subject === subject) ?? {};
    const name = { givenName: firstName, familyName: lastName, fullName: `${firstName} ${lastName}`.trim() };
    const emailAddress = may(token, 'profile.emails') ? email : undefined;
    return { courseId: id, userId: subject, profile: { id: subject, name, ...(emailAddress ? { emailAddress } : {}) } };
  });
  return page({ world, url, response }, role, members);
}

/** A course that the owner of the token is in; any other looks as if it were not there. */
const visible = ({ courses }: ClassroomWorld, { subject }: TokenFacts, id: string): SimulatedCourse | undefined =>
  courses.find((course) => course.id === id && [...course.teachers, ...course.students].includes(subject));

function asCourse({ id, name, section, room, courseState = 'ACTIVE', ownerId, creationTime }: SimulatedCourse): object {
  const alternateLink = `https://classroom.google.com/c/${Buffer.from(id).toString('base64url')}`;
  const optional = { ...(section ? { section } : {}), ...(room ? { room } : {}) };
  return {
    id,
    name,
    ...optional,
    ownerId,
    creationTime,
    updateTime: creationTime,
    enrollmentCode: 'abc12de',
    courseState,
    alternateLink,
    guardiansEnabled: false,
  };
}

/** A tiny page; the key of an empty list is left out, as Google does. */
function page({ world, url, response }: Pick<Asked, 'world' | 'url' | 'response'>, key: string, all: readonly object[]): unknown {
  const { pageSize = 3 } = world;
  const asked = url.searchParams.get('pageToken');
  const from = asked === null ? 0 : Number(/^at-(\d+)$/.exec(Buffer.from(asked, 'base64url').toString())?.[1] ?? Number.NaN);
  if (Number.isNaN(from)) return refuse(response, 400, 'INVALID_ARGUMENT', 'Invalid page token.');
  const some = all.slice(from, from + pageSize);
  const next = from + pageSize < all.length ? Buffer.from(`at-${from + pageSize}`).toString('base64url') : undefined;
  return send(response, 200, { ...(some.length > 0 ? { [key]: some } : {}), ...(next ? { nextPageToken: next } : {}) });
}

const may = ({ scopes }: TokenFacts, name: string): boolean => scopes.includes(scope(name));

function refuseScope(response: ServerResponse): unknown {
  const details = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT', domain: 'googleapis.com' }];
  return send(response, 403, { error: { code: 403, message: 'Request had insufficient authentication scopes.', status: 'PERMISSION_DENIED', details } });
}

function refuse(response: ServerResponse, code: number, status: string, message: string): unknown {
  return send(response, code, { error: { code, message, status } });
}

function send(response: ServerResponse, status: number, body: object): unknown {
  return response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
