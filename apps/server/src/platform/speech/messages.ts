import { z } from 'zod';

/**
 * What a speech engine and the server say to each other, one JSON object a line: requests on its standard input, replies on its
 * standard output, one after the other. Nothing else connects the two, so an engine may have any licence and any language (D78).
 */
export type SpeechRequest = {
  id: number;
  language: 'en' | 'pt' | 'es';
  /** Plain words; an empty line parts headings and paragraphs. */
  text: string;
};

/** `from` and `to` are places in the text as JavaScript counts them, `start` and `end` are seconds. */
const heardWord = z.object({ from: z.int().min(0), to: z.int().min(0), start: z.number().min(0), end: z.number().min(0) });
export type HeardWord = z.infer<typeof heardWord>;

export const speechReply = z.union([
  z.object({
    id: z.int(),
    /** The whole sound in base64, ready to be played by a browser. */
    audio: z.base64().min(1),
    /** What kind of file it is: webm, ogg, m4a, mp3 or wav. */
    ending: z.enum(['webm', 'ogg', 'm4a', 'mp3', 'wav']),
    seconds: z.number().positive(),
    /** Words in the order in which they are heard; an engine may leave some out. */
    words: z.array(heardWord),
  }),
  z.object({ id: z.int(), wrong: z.string() }),
]);
export type SpeechReply = z.infer<typeof speechReply>;
