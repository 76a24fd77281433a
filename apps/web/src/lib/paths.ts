/** Every address of product.md section 2, built with its parts escaped. Nothing else writes an address by hand. */

type Id = number | string;
const at = (strings: TemplateStringsArray, ...parts: Id[]): string => String.raw({ raw: strings }, ...parts.map((part) => encodeURIComponent(part)));

type Lesson = { slug: string; lessonId: Id };
type Activity = Lesson & { activityId: Id };
type ClassLesson = { classId: Id; lessonId: Id };

const lesson = ({ slug, lessonId }: Lesson) => at`/lesson/${slug}/${lessonId}`;
const activity = ({ activityId, ...rest }: Activity) => `${lesson(rest)}${at`/activity/${activityId}`}`;

export const footerPages = ['support', 'products', 'about', 'privacy', 'terms'] as const;
export type FooterPage = (typeof footerPages)[number];

export type SignInProvider = 'google' | 'clever' | 'oneroster';

export const paths = {
  home: () => '/',
  login: () => '/login',
  cleverSso: () => '/cleverSSO',
  /** Clever comes back to its own address; the other ways are not built yet and say so. */
  signInWith: (provider: SignInProvider) => (provider === 'clever' ? '/cleverSSO' : at`/pages/sign-in-${provider}`),
  forgotLogin: () => '/login/forgetlogin',
  completeAccount: () => '/login/completeaccount',
  metadata: () => '/application/metadata',
  notFound: () => '/not-found',
  logout: () => '/logout',
  footer: (page: FooterPage) => `/pages/${page}`,
  /** A guide of the Resources menu; its name ends in `.pdf`. */
  guide: (file: `${string}.pdf`) => at`/guides/${file}`,
  lessonGuide: ({ lessonId, guide }: { lessonId: Id; guide: string }) => `${at`/guides/lesson/${lessonId}/${guide}`}.pdf`,

  help: () => '/help',
  account: () => '/account',
  printPassage: (given: Lesson & { resourceId: Id; phase: string; level: Id }) =>
    `${lesson(given)}${at`/${given.resourceId}/${given.phase}/readingLevel/${given.level}/print`}`,
  printArticle: (given: Lesson & { articleId: Id }) => `${lesson(given)}${at`/article/${given.articleId}/print`}`,

  studentHome: () => '/student/home',
  studentClasses: () => '/student/classes',
  joinClass: (code: string) => at`/joinclass/${code}`,
  activity: (given: Activity) => activity(given),
  questions: (given: Activity) => `${activity(given)}/questions`,
  learnMore: (given: Activity) => `${activity(given)}/learnmore`,
  article: (given: Activity & { articleId: Id }) => `${activity(given)}${at`/learnmore/article/${given.articleId}`}`,

  assigned: () => '/teacher/assigned',
  classes: (classId?: Id) => (classId === undefined ? '/teacher/classes' : at`/teacher/classes?class=${classId}`),
  importClasses: () => '/pages/import-classes',
  readingSettings: (classId: Id) => at`/teacher/classes/${classId}/reading-settings`,
  preview: (given: Lesson) => lesson(given),
  previewLearnMore: (given: Lesson) => `${lesson(given)}/learnmore`,
  previewArticle: (given: Lesson & { articleId: Id }) => `${lesson(given)}${at`/learnmore/article/${given.articleId}`}`,
  find: () => '/find',
  collections: () => '/find/collections',
  collection: (given: { subjectId: Id; collectionId: Id }) => at`/${given.subjectId}/collection/${given.collectionId}`,
  standards: () => '/curriculumstandards',
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
} as const;
