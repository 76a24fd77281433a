export { type Breaker, createBreaker } from './breaker.ts';
export { createSmtp, MailFailure, type Message, type Postman } from './smtp.ts';
