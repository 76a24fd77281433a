/** Every address of product.md section 2, built with its parts escaped. Nothing else writes an address by hand. */

type Id = number | string;
const at = (strings: TemplateStringsArray, ...parts: Id[]): string => String.raw({ raw: strings }, ...parts.map((part) => encodeURIComponent(part)));

type Lesson = { slug: string; lessonId: Id };
type Activity = Lesson & { activityId: Id };
type ClassLesson = { classId: Id; lessonId: Id };

const lesson = ({ slug, lessonId }: Lesson) => at`/lesson/${slug}/${lessonId}`;
const activity = ({ activityId, ...rest }: Activity) => `${lesson(rest)}${at`/activity/${activityId}`}`;

/** What stands behind a question mark, without what is not known; empty when nothing is. */
function searchOf(given: Record<string, Id | undefined>): string {
  const known = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [at`${name}=${value}`]));
  return known.length === 0 ? '' : `?${known.join('&')}`;
}

export const footerPages = ['support', 'products', 'about', 'privacy', 'terms'] as const;
export type FooterPage = (typeof footerPages)[number];

export type SignInProvider = 'google' | 'clever' | 'oneroster';

export const paths = {
  home: () => '/',
  /** With the page to go on to after it. */
  login: (previousPath?: string) => (previousPath === undefined ? '/login' : at`/login?previousPath=${previousPath}`),
  cleverSso: () => '/cleverSSO',
  /** Each way has a page of its own, where its service comes back to; `previousPath` is where the person goes on. */
  signInWith: (provider: SignInProvider, previousPath = '/') =>
    `${provider === 'clever' ? '/cleverSSO' : `/login/${provider}`}${previousPath === '/' ? '' : at`?previousPath=${previousPath}`}`,
  cardLogin: () => '/login/card',
  /** The screen of a class, by its code. */
  classScreen: (code: string) => at`/login/class/${code}`,
  choosePictures: () => '/student/pictures',
  forgotLogin: () => '/login/forgetlogin',
  /** What the links of e-mails open; the link's secret stands behind a hash sign. */
  newPassword: () => '/login/forgetlogin/password',
  confirmEmail: () => '/login/confirm-email',
  invitation: () => '/login/invitation',
  setup: () => '/login/setup',
  /** Sign-up, and completing an account. `classCode` comes along from a join link, `role` from who is to get an account. */
  completeAccount: ({ classCode, role }: { classCode?: string; role?: 'teacher' } = {}) => {
    const search = new URLSearchParams({ ...(classCode && { class: classCode }), ...(role && { role }) }).toString();
    return search === '' ? '/login/completeaccount' : `/login/completeaccount?${search}`;
  },
  metadata: () => '/application/metadata',
  notFound: () => '/not-found',
  logout: () => '/logout',
  footer: (page: FooterPage) => `/pages/${page}`,
  /** A guide of the Resources menu; its name ends in `.pdf`. */
  guide: (file: `${string}.pdf`) => at`/guides/${file}`,
  /** The guide to a whole collection. */
  unitGuide: (collectionId: Id) => at`/guides/collection/${collectionId}/unit.pdf`,
  lessonGuide: ({ lessonId, guide }: { lessonId: Id; guide: string }) => `${at`/guides/lesson/${lessonId}/${guide}`}.pdf`,

  help: () => '/help',
  helpArticle: (slug: string) => at`/help/${slug}`,
  account: () => '/account',
  /** A student says by which of their assignments. */
  printPassage: (given: Lesson & { resourceId: Id; phase: string; level: Id; activityId?: Id }) =>
    `${lesson(given)}${at`/${given.resourceId}/${given.phase}/readingLevel/${given.level}/print`}${searchOf({ activity: given.activityId })}`,
  printArticle: (given: Lesson & { articleId: Id; level?: Id; activityId?: Id }) =>
    `${lesson(given)}${at`/article/${given.articleId}/print`}${searchOf({ level: given.level, activity: given.activityId })}`,
  /** A whole lesson, for teachers. */
  printLesson: (given: Lesson & { level: Id }) => `${lesson(given)}/print${searchOf({ level: given.level })}`,

  studentHome: () => '/student/home',
  studentClasses: () => '/student/classes',
  joinClass: (code: string) => at`/joinclass/${code}`,
  activity: (given: Activity) => activity(given),
  questions: (given: Activity) => `${activity(given)}/questions`,
  learnMore: (given: Activity) => `${activity(given)}/learnmore`,
  article: (given: Activity & { articleId: Id }) => `${activity(given)}${at`/learnmore/article/${given.articleId}`}`,

  assigned: () => '/teacher/assigned',
  /** What is due last stands first: after assigning, the new ones are in sight. */
  assignedLatest: () => '/teacher/assigned?order=latest',
  /** Assigned lessons of a class, with one of them pointed out; `open` its dates, or the dates of single students. */
  assignedRow: ({ classId, assignmentId, open }: { classId: Id; assignmentId: Id; open?: 'edit-due' | 'own-dates' }) =>
    `${at`/teacher/assigned?class=${classId}&assignment=${assignmentId}`}${open ? at`&open=${open}` : ''}`,
  classes: (classId?: Id) => (classId === undefined ? '/teacher/classes' : at`/teacher/classes?class=${classId}`),
  /** The classes with the import from Google Classroom open, or the re-import of one of them. */
  importClasses: () => '/teacher/classes?import=google',
  reimportClass: (classId: Id) => at`/teacher/classes?class=${classId}&import=again`,
  /** How the young students of a class sign in. */
  classSignIn: (classId: Id) => at`/teacher/classes/${classId}/sign-in`,
  /** Where sign-in cards are made, for one student or for those who are chosen there. */
  signInCards: ({ classId, studentId }: { classId: Id; studentId?: Id }) =>
    studentId === undefined ? at`/teacher/classes/${classId}/cards` : at`/teacher/classes/${classId}/cards?student=${studentId}`,
  readingSettings: (classId: Id) => at`/teacher/classes/${classId}/reading-settings`,
  preview: (given: Lesson) => lesson(given),
  previewLearnMore: (given: Lesson) => `${lesson(given)}/learnmore`,
  previewArticle: (given: Lesson & { articleId: Id }) => `${lesson(given)}${at`/learnmore/article/${given.articleId}`}`,
  find: () => '/find',
  /** The wizard that assigns several lessons, in the order they stand there. */
  assignMany: (lessonIds: readonly Id[]) => `/find/assign?lessons=${lessonIds.map((lessonId) => at`${lessonId}`).join(',')}`,
  collections: () => '/find/collections',
  collection: (given: { subjectId: Id; collectionId: Id }) => at`/${given.subjectId}/collection/${given.collectionId}`,
  standards: () => '/curriculumstandards',
  /** One standard among the others, with the lessons that meet it. */
  standard: ({ framework, code, standardId, subject, grade }: { framework: string; code: string; standardId: Id; subject: string; grade?: Id }) =>
    `/curriculumstandards${searchOf({ subject, framework, grade, search: code, standard: standardId })}`,
  standardsLesson: ({ slug, lessonId }: Lesson) => at`/curriculumstandards/${slug}/${lessonId}`,
  toolkit: (stage: 'elementary' | 'middle') => `/toolkit/${stage}`,
  reports: () => '/reports',
  classReport: () => '/reports/class',
  skillsReport: (classId: Id) => at`/reports/class/${classId}/skills`,
  studentSkills: (given: { classId: Id; studentId: Id }) => at`/reports/class/${given.classId}/student/${given.studentId}/ela-skills`,
  skillsOutcomes: (subgroupId: Id) => at`/reports/class/${subgroupId}/skills-outcomes`,
  lessonReport: ({ classId, lessonId }: ClassLesson) => at`/reports/class/${classId}/lesson/${lessonId}/overview`,
  printLessonReport: ({ classId, lessonId }: ClassLesson) => at`/reports/class/${classId}/lesson/${lessonId}/overview/print`,
  studentScore: ({ classId, lessonId, studentId }: ClassLesson & { studentId: Id }) =>
    at`/reports/class/${classId}/lesson/${lessonId}/student/${studentId}/score`,
  printStudentScore: ({ classId, lessonId, studentId }: ClassLesson & { studentId: Id }) =>
    at`/reports/class/${classId}/lesson/${lessonId}/student/${studentId}/score/print`,
  printSkills: (given: { classId: Id; subjectId: Id }) => at`/reports/class/${given.classId}/subject/${given.subjectId}/skills/print`,
  printStudentSkills: (given: { classId: Id; subjectId: Id; studentId: Id }) =>
    at`/reports/class/${given.classId}/subject/${given.subjectId}/student/${given.studentId}/ela-skills/print`,

  analytics: () => '/analytics',
  rosters: () => '/analytics/rosters',
  rosterConnection: (connectionId: Id) => at`/analytics/rosters/connections/${connectionId}`,
  rosterRun: (runId: Id) => at`/analytics/rosters/runs/${runId}`,
  /** With whose other accounts are looked for. */
  mergePeople: (personId?: Id) => (personId === undefined ? '/analytics/rosters/people' : at`/analytics/rosters/people?person=${personId}`),
} as const;
