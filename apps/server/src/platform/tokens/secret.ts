import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody guesses, in letters that every address takes. */
export const newSecret = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/** Only this is stored of a secret. It is random and long, so a quick hash is enough. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
