import type { Keys } from '../../platform/tokens/index.ts';
import type { AuthServices } from '../auth/index.ts';

/** What the second step needs beside the database. */
export type SecondStepServices = Omit<AuthServices, 'keys'> & { keys: Pick<Keys, 'refreshToken' | 'sealing' | 'recoveryCode'> };
