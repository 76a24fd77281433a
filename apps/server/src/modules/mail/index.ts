/** E-mail: what the application and other modules may use. */
export { type Delivery, deliverDue } from './delivery-service.ts';
export type { Addressed, Composer, Letter, MailLanguage, Part, QueuedMail } from './letter.ts';
export { mailLanguages } from './letter.ts';
export { countSentMails, deleteOldMails, insertMail as queueMail, type NewMail } from './mail-repository.ts';
export { serveOutbox } from './outbox.ts';
export { deliverInBackground } from './worker.ts';
