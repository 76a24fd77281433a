import { z } from 'zod';

/** Words that a person wrote: never empty, without blanks around. */
export const text = z.string().trim().min(1);
/** Last part of an address. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower case letters, digits and single hyphens');
