import type { RouteObject } from 'react-router';
import { redirect } from 'react-router';
import { footerPages, paths } from '../lib/paths.ts';
import { analyticsRoutes } from './analytics-routes.ts';
import type { PageTemplate } from './frame/template.ts';
import { cardGate, gate, homeGate, signedOutOnly } from './guards.ts';

/** What the page frame needs to know of a route. `title` is a key of the `app` messages; `section` marks the menu. */
export type RouteHandle = { template: PageTemplate; title: string; section?: 'assignments' | 'classes' | 'lessons' | 'reports' | 'resources' };

const handle = (title: string, template: PageTemplate = 'standard', section?: RouteHandle['section']): RouteHandle => ({ template, title, section });
const notYet = () => import('./frame/not-yet.tsx');
const guideFile = () => import('./routes/guide-file.tsx');
const teacher = gate({ roles: ['teacher'] });
const student = gate({ roles: ['student'] });
const admin = gate({ roles: ['admin'] });
const signedIn = gate();
const reader = gate({ roles: ['teacher', 'student'] });
const staffOfSkills = gate({ roles: ['teacher'], allows: (edition) => edition.skillsReport === 'skills' });
const staffOfOutcomes = gate({ roles: ['teacher'], allows: (edition) => edition.skillsReport === 'outcomes' });

const activity = '/lesson/:dataLessonUrlTitle/:lessonId/activity/:activityId';
const preview = '/lesson/:dataLessonUrlTitle/:lessonId';

/** The pages of a lesson's preview, wherever it stands. */
const previewPages: RouteObject[] = [
  { index: true, handle: handle('preview', 'lesson', 'lessons'), lazy: () => import('./routes/preview-questions.tsx') },
  { path: 'learnmore', handle: handle('learnMore', 'lesson', 'lessons'), lazy: () => import('./routes/preview-learn-more.tsx') },
  { path: 'learnmore/article/:articleId', handle: handle('article', 'lesson', 'lessons'), lazy: () => import('./routes/preview-article.tsx') },
];

/** Every screen of product.md section 2. Those whose page comes later stand in docs/not-yet.md. */
export const screens: RouteObject[] = [
  // public
  { path: '/', loader: homeGate, handle: handle('home'), lazy: () => import('./routes/teacher-home.tsx') },
  { path: '/login', loader: signedOutOnly, handle: handle('login', 'bare'), lazy: () => import('./routes/login.tsx') },
  { path: '/login/card', loader: cardGate, handle: handle('cardLogin', 'bare'), lazy: () => import('./routes/card-login.tsx') },
  { path: '/login/class/:classCode', loader: signedOutOnly, handle: handle('cardLogin', 'bare'), lazy: () => import('./routes/class-screen.tsx') },
  { path: '/cleverSSO', handle: handle('clever', 'bare'), lazy: () => import('./routes/clever-sso.tsx') },
  { path: '/login/google', handle: handle('google', 'bare'), lazy: () => import('./routes/login-google.tsx') },
  { path: '/login/oneroster', loader: signedOutOnly, handle: handle('oneRoster', 'bare'), lazy: () => import('./routes/login-oneroster.tsx') },
  { path: '/login/forgetlogin', handle: handle('forgotLogin', 'bare'), lazy: () => import('./routes/forgot-login.tsx') },
  { path: '/login/forgetlogin/password', handle: handle('newPassword', 'bare'), lazy: () => import('./routes/new-password.tsx') },
  { path: '/login/confirm-email', handle: handle('confirmEmail', 'bare'), lazy: () => import('./routes/confirm-email.tsx') },
  { path: '/login/invitation', handle: handle('invitation', 'bare'), lazy: () => import('./routes/invitation.tsx') },
  { path: '/login/setup', handle: handle('setup', 'bare'), lazy: () => import('./routes/setup.tsx') },
  { path: '/login/completeaccount', handle: handle('signUp', 'bare'), lazy: () => import('./routes/complete-account.tsx') },
  { path: '/application/metadata', handle: handle('metadata', 'metadata'), lazy: () => import('./routes/metadata.tsx') },
  { path: '/logout', handle: handle('logout', 'bare'), lazy: () => import('./routes/logout.tsx') },
  ...footerPages.map((page) => ({ path: paths.footer(page), handle: handle('pages'), lazy: () => import('./routes/footer-page.tsx') })),
  { path: '/pages/import-classes', loader: (given) => teacher(given) ?? redirect(paths.importClasses()) },
  { path: '/pages/:page', handle: handle('notYet'), lazy: notYet },
  { path: '/link-expired', handle: handle('linkExpired'), lazy: () => import('./routes/link-expired.tsx') },

  // signed in
  { path: '/help', loader: signedIn, handle: handle('help'), lazy: () => import('./routes/help.tsx') },
  { path: '/help/:slug', loader: signedIn, handle: handle('help'), lazy: () => import('./routes/help-article.tsx') },
  { path: '/account', loader: signedIn, handle: handle('account'), lazy: () => import('./routes/account.tsx') },
  {
    path: `${preview}/:resourceId/:phase/readingLevel/:readingLevel/print`,
    loader: reader,
    handle: handle('printPassage', 'print'),
    lazy: () => import('./routes/print-passage.tsx'),
  },
  { path: `${preview}/article/:articleId/print`, loader: reader, handle: handle('printArticle', 'print'), lazy: () => import('./routes/print-article.tsx') },
  { path: `${preview}/print`, loader: teacher, handle: handle('printLesson', 'print'), lazy: () => import('./routes/print-lesson.tsx') },

  // student
  { path: '/student/home', loader: student, handle: handle('studentHome', 'standard', 'assignments'), lazy: () => import('./routes/student-home.tsx') },
  { path: '/student/pictures', loader: student, handle: handle('choosePictures', 'bare'), lazy: () => import('./routes/choose-pictures.tsx') },
  { path: '/student/classes', loader: student, handle: handle('studentClasses', 'standard', 'classes'), lazy: () => import('./routes/student-classes.tsx') },
  {
    path: '/joinclass/:classCodeParam',
    loader: signedIn,
    handle: handle('studentClasses', 'standard', 'classes'),
    lazy: () => import('./routes/join-class.tsx'),
  },
  {
    path: activity,
    loader: student,
    handle: handle('lesson', 'lesson', 'assignments'),
    lazy: () => import('./routes/lesson-player.tsx'),
    children: [
      { index: true, loader: ({ params }) => redirect(`/lesson/${params.dataLessonUrlTitle}/${params.lessonId}/activity/${params.activityId}/questions`) },
      { path: 'questions', handle: handle('lesson', 'lesson', 'assignments'), lazy: () => import('./routes/lesson-questions.tsx') },
      { path: 'learnmore', handle: handle('learnMore', 'lesson', 'assignments'), lazy: () => import('./routes/lesson-learn-more.tsx') },
      { path: 'learnmore/article/:articleId', handle: handle('article', 'lesson', 'assignments'), lazy: () => import('./routes/lesson-article.tsx') },
    ],
  },

  // teacher
  { path: '/teacher/assigned', loader: teacher, handle: handle('assigned', 'standard', 'lessons'), lazy: () => import('./routes/teacher-assigned.tsx') },
  { path: '/teacher/classes', loader: teacher, handle: handle('classes', 'standard', 'classes'), lazy: () => import('./routes/teacher-classes.tsx') },
  {
    path: '/teacher/classes/:classId/sign-in',
    loader: teacher,
    handle: handle('classSignIn', 'standard', 'classes'),
    lazy: () => import('./routes/class-sign-in.tsx'),
  },
  {
    path: '/teacher/classes/:classId/cards',
    loader: teacher,
    handle: handle('signInCards', 'print', 'classes'),
    lazy: () => import('./routes/sign-in-cards.tsx'),
  },
  {
    path: '/teacher/classes/:classId/reading-settings',
    loader: teacher,
    handle: handle('readingSettings', 'standard', 'classes'),
    lazy: () => import('./routes/reading-settings.tsx'),
  },
  {
    path: preview,
    loader: teacher,
    handle: handle('preview', 'lesson', 'lessons'),
    lazy: () => import('./routes/lesson-preview.tsx'),
    children: previewPages,
  },
  { path: '/find', loader: teacher, handle: handle('find', 'standard', 'lessons'), lazy: () => import('./routes/find.tsx') },
  { path: '/find/assign', loader: teacher, handle: handle('assignMany', 'standard', 'lessons'), lazy: () => import('./routes/assign-many.tsx') },
  {
    path: '/find/collections',
    loader: gate({ roles: ['teacher'], allows: (edition) => edition.hasCollectionList }),
    handle: handle('collections', 'standard', 'lessons'),
    lazy: () => import('./routes/collections.tsx'),
  },
  {
    path: '/:subjectId/collection/:collectionId',
    loader: teacher,
    handle: handle('collection', 'standard', 'lessons'),
    lazy: () => import('./routes/collection.tsx'),
  },
  { path: '/curriculumstandards', loader: teacher, handle: handle('standards', 'standard', 'lessons'), lazy: () => import('./routes/standards.tsx') },
  {
    path: '/curriculumstandards/:dataLessonUrlTitle/:lessonId',
    loader: teacher,
    handle: handle('preview', 'lesson', 'lessons'),
    lazy: () => import('./routes/standards-lesson.tsx'),
    children: previewPages,
  },
  {
    path: '/toolkit/:stage',
    loader: gate({ roles: ['teacher'], allows: (edition) => edition.hasToolkits }),
    handle: handle('toolkit', 'standard', 'resources'),
    lazy: () => import('./routes/toolkit.tsx'),
  },
  { path: '/guides/:file', loader: teacher, handle: handle('guide', 'standard', 'resources'), lazy: guideFile },
  { path: '/guides/collection/:collectionId/unit.pdf', loader: teacher, handle: handle('guide', 'standard', 'resources'), lazy: guideFile },
  { path: '/guides/lesson/:lessonId/:file', loader: teacher, handle: handle('guide', 'standard', 'resources'), lazy: guideFile },
  { path: '/reports', loader: teacher, handle: handle('notYet', 'standard', 'reports'), lazy: notYet },
  { path: '/reports/class', loader: teacher, handle: handle('notYet', 'standard', 'reports'), lazy: notYet },
  { path: '/reports/class/:classId/skills', loader: staffOfSkills, handle: handle('notYet', 'standard', 'reports'), lazy: notYet },
  { path: '/reports/class/:classId/student/:studentId/ela-skills', loader: staffOfSkills, handle: handle('notYet', 'standard', 'reports'), lazy: notYet },
  { path: '/reports/class/:subgroupId/skills-outcomes', loader: staffOfOutcomes, handle: handle('notYet', 'standard', 'reports'), lazy: notYet },
  {
    path: '/reports/class/:classId/lesson/:lessonId/overview',
    loader: teacher,
    handle: handle('lessonReport', 'standard', 'reports'),
    lazy: () => import('./routes/lesson-report.tsx'),
  },
  {
    path: '/reports/class/:classId/lesson/:lessonId/student/:studentIndividualId/score',
    loader: teacher,
    handle: handle('studentScore', 'standard', 'reports'),
    lazy: () => import('./routes/student-score.tsx'),
  },
  { path: '/reports/class/:classId/lesson/:lessonId/overview/print', loader: teacher, handle: handle('notYet', 'print', 'reports'), lazy: notYet },
  {
    path: '/reports/class/:classId/lesson/:lessonId/student/:studentIndividualId/score/print',
    loader: teacher,
    handle: handle('notYet', 'print', 'reports'),
    lazy: notYet,
  },
  { path: '/reports/class/:classId/subject/:subjectId/skills/print', loader: staffOfSkills, handle: handle('notYet', 'print', 'reports'), lazy: notYet },
  {
    path: '/reports/class/:classId/subject/:subjectId/student/:studentId/ela-skills/print',
    loader: staffOfSkills,
    handle: handle('notYet', 'print', 'reports'),
    lazy: notYet,
  },

  // admin
  ...analyticsRoutes(admin, handle),

  { path: '/not-found', handle: handle('notFound'), lazy: () => import('./frame/not-found.tsx') },
  { path: '*', handle: handle('notFound'), lazy: () => import('./frame/not-found.tsx') },
];
