/** Texts as sounds: what is heard of a lesson, and the work that makes it. */
export { type MadeSpeech, makeSpeech, type Studio } from './make-speech.ts';
export { speechRoutes } from './routes.ts';
export { keepSpoken } from './speech-job.ts';
