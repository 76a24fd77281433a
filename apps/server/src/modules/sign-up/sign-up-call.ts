import type { BodyOf } from '@alba/contract/endpoint';
import type { signUp } from '@alba/contract/sign-up';
import type { Viewer } from '../../platform/http/index.ts';
import type { AuthCall } from '../auth/index.ts';

export type SignUpBody = BodyOf<typeof signUp>;
export type SignUpCall = AuthCall & { body: SignUpBody; ip: string; viewer: Viewer | undefined; idempotencyKey: string | undefined };
