import type { SpeechRequest } from '../messages.ts';

/** Raised when sounds are made in another way, so that everything is made anew. */
export const recipe = 1;

/** Voices of eSpeak NG. */
export const voices: Record<SpeechRequest['language'], string> = { en: 'en-us', pt: 'pt-br', es: 'es-419' };

/** Words a minute: a teacher who reads to a class. Who wants it slower or faster chooses so while listening. */
export const pace = 150;

/** Seconds of silence after a heading and between paragraphs. */
export const pause = 0.55;
