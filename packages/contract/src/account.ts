import { roles } from '@alba/domain/accounts';
import { editionIds } from '@alba/domain/editions';
import { z } from 'zod';
import { endpoint, id } from './endpoint.ts';

/** The signed-in person's own account. */
export const myAccount = endpoint({
  name: 'myAccount',
  method: 'GET',
  path: '/v1/account',
  reply: z.strictObject({
    individualId: id,
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string().optional(),
    role: z.enum(roles),
    roles: z.array(z.enum(roles)),
    edition: z.enum(editionIds),
    schoolName: z.string(),
    timeZone: z.string(),
    /** What is still missing before the account may be used; empty when complete. */
    missing: z.array(z.enum(['role', 'firstName', 'lastName', 'email'])),
    lastSignInDateMillis: z.int(),
  }),
});
