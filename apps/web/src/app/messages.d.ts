// Made by apps/web/tools/message-types.ts.
import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    enableSelector: true;
    resources: {
      app: typeof import('../app/messages/en.json');
      account: typeof import('../features/account/messages/en.json');
      analytics: typeof import('../features/analytics/messages/en.json');
      articles: typeof import('../features/articles/messages/en.json');
      assign: typeof import('../features/assign/messages/en.json');
      assigned: typeof import('../features/assigned/messages/en.json');
      'assignment-students': typeof import('../features/assignment-students/messages/en.json');
      'class-life': typeof import('../features/class-life/messages/en.json');
      classes: typeof import('../features/classes/messages/en.json');
      collections: typeof import('../features/collections/messages/en.json');
      failure: typeof import('../features/failure/messages/en.json');
      find: typeof import('../features/find/messages/en.json');
      guides: typeof import('../features/guides/messages/en.json');
      help: typeof import('../features/help/messages/en.json');
      'import-classes': typeof import('../features/import-classes/messages/en.json');
      invitations: typeof import('../features/invitations/messages/en.json');
      'join-class': typeof import('../features/join-class/messages/en.json');
      'lesson-report': typeof import('../features/lesson-report/messages/en.json');
      merging: typeof import('../features/merging/messages/en.json');
      pages: typeof import('../features/pages/messages/en.json');
      passage: typeof import('../features/passage/messages/en.json');
      player: typeof import('../features/player/messages/en.json');
      preview: typeof import('../features/preview/messages/en.json');
      'print-text': typeof import('../features/print-text/messages/en.json');
      providers: typeof import('../features/providers/messages/en.json');
      'pupil-sign-in': typeof import('../features/pupil-sign-in/messages/en.json');
      questions: typeof import('../features/questions/messages/en.json');
      'read-aloud': typeof import('../features/read-aloud/messages/en.json');
      'reading-levels': typeof import('../features/reading-levels/messages/en.json');
      recovery: typeof import('../features/recovery/messages/en.json');
      review: typeof import('../features/review/messages/en.json');
      rostering: typeof import('../features/rostering/messages/en.json');
      'second-step': typeof import('../features/second-step/messages/en.json');
      sessions: typeof import('../features/sessions/messages/en.json');
      'sign-in-cards': typeof import('../features/sign-in-cards/messages/en.json');
      'sign-in': typeof import('../features/sign-in/messages/en.json');
      'sign-up': typeof import('../features/sign-up/messages/en.json');
      standards: typeof import('../features/standards/messages/en.json');
      'student-home': typeof import('../features/student-home/messages/en.json');
      'student-score': typeof import('../features/student-score/messages/en.json');
      'teacher-home': typeof import('../features/teacher-home/messages/en.json');
      workload: typeof import('../features/workload/messages/en.json');
      'new-password': typeof import('../lib/new-password/messages/en.json');
      'one-time-link': typeof import('../lib/one-time-link/messages/en.json');
      ui: typeof import('../ui/messages/en.json');
    };
  }
}
