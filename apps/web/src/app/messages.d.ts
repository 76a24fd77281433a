// Made by apps/web/tools/message-types.ts.
import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    enableSelector: true;
    resources: {
      app: typeof import('../app/messages/en.json');
      failure: typeof import('../features/failure/messages/en.json');
      'sign-in': typeof import('../features/sign-in/messages/en.json');
      ui: typeof import('../ui/messages/en.json');
    };
  }
}
