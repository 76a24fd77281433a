import { roles } from '@alba/domain/accounts';
import { editionIds } from '@alba/domain/editions';
import { z } from 'zod';
import { done, endpoint, id } from './endpoint.ts';

/** Shape of product.md section 3; `refreshToken` rotates with every use (D1). */
export const tokenResponse = z.strictObject({ accessToken: z.string(), tokenType: z.literal('Bearer'), refreshToken: z.string() });
export type TokenResponse = z.infer<typeof tokenResponse>;

/** What the browser keeps of an account (D1): id, role and display name only. */
export const accountInfo = z.strictObject({ individualId: id, role: z.enum(roles), displayName: z.string() });
export type AccountInfo = z.infer<typeof accountInfo>;

export const preferences = z.strictObject({ mainPageTranslation: z.enum(['on', 'off']).optional(), landingOverlay: z.enum(['on', 'off']).optional() });
export const permission = z.string();

export const session = z.strictObject({
  tokenResponse,
  accountInfo,
  preferences,
  permissions: z.array(permission),
  accountId: id,
  /** The edition of the account's institution; another edition's host sends the browser there (D40). */
  edition: z.enum(editionIds),
});
export type Session = z.infer<typeof session>;

export const claimsNamespace = 'https://albalearn.org/claims';
/** Identity in the access token, under `claimsNamespace` (D3). */
export const identityClaims = z.object({
  personId: id,
  role: z.enum(roles),
  roles: z.array(z.enum(roles)),
  districtId: id,
  schoolId: id,
  networkId: id,
  edition: z.enum(editionIds),
  displayName: z.string(),
  sessionId: z.string(),
  sessionVersion: z.int(),
  /** Milliseconds; absent never, the server sets it with the first token (D63). */
  lastSignInDateMillis: z.int(),
  timeZone: z.string(),
  /** Nothing of `missingToComplete` is missing; otherwise the person is held at complete-account (P-COMPLETE). */
  isComplete: z.boolean(),
  /** Minutes without a touch after which the screen signs out, as the school set it; absent never (D1). */
  idleMinutes: z.int().positive().optional(),
});
export type IdentityClaims = z.infer<typeof identityClaims>;

/** The password was right, and the account asks for a second step: the ticket opens it for 5 minutes, on this device, once. */
export const secondStepAsked = z.strictObject({ secondStep: z.strictObject({ ticket: z.string() }) });
export const signInReply = z.union([session, secondStepAsked]);
export type SignInReply = z.infer<typeof signInReply>;

export const signIn = endpoint({
  name: 'signIn',
  method: 'POST',
  path: '/v1/auth/sign-in',
  body: z.strictObject({
    username: z.string().trim().min(1).max(100),
    password: z.string().min(1).max(200),
    edition: z.enum(editionIds),
    /** A random id the browser keeps, so that classmates behind one address never lock each other out (D85). */
    deviceId: z.string().min(16).max(64).optional(),
  }),
  reply: signInReply,
  refusals: [
    'wrong_credentials',
    'not_subscribed_teacher',
    'not_subscribed_student',
    'account_deactivated',
    'student_access_disabled',
    'sign_in_way_off',
    'sign_in_unavailable',
  ],
});

/** Product.md section 7. A repeat by the immediate predecessor within 30 s gets the same successor. */
export const refreshToken = endpoint({
  name: 'refreshToken',
  method: 'POST',
  path: '/v1/auth/refreshtoken',
  body: z.strictObject({ refreshToken: z.string().min(1).max(200) }),
  reply: tokenResponse,
  refusals: ['refresh_refused'],
});

/** Revokes the whole family of the refresh token. An unknown one is no error: the wish is fulfilled. */
export const signOut = endpoint({
  name: 'signOut',
  method: 'POST',
  path: '/v1/auth/sign-out',
  body: z.strictObject({ refreshToken: z.string().min(1).max(200) }),
  reply: done,
});

/** D82: one active role in the token; the choice is remembered. */
export const chooseRole = endpoint({
  name: 'chooseRole',
  method: 'POST',
  path: '/v1/auth/role',
  body: z.strictObject({ role: z.enum(roles), refreshToken: z.string().min(1).max(200) }),
  reply: session,
  refusals: ['role_not_held', 'refresh_refused'],
});
