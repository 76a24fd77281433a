import { editionIds } from '@alba/domain/editions';
import { z } from 'zod';
import { session } from './auth.ts';
import { done, endpoint } from './endpoint.ts';

/** Services of others that say who somebody is. */
export const providerIds = ['google', 'clever'] as const;
export type ProviderId = (typeof providerIds)[number];

const provider = z.strictObject({ provider: z.enum(providerIds) });
const deviceId = z.string().min(16).max(64);
/** Chosen by the server and given back as it is. */
const opaque = z.string().min(1).max(200);

const way = z.strictObject({
  isSetUp: z.boolean(),
  /** A stand-in on this machine answers instead of the service itself; said plainly wherever it shows. */
  isSimulated: z.boolean(),
});

/** Which services this installation can ask. */
export const providerWays = endpoint({
  name: 'providerWays',
  method: 'GET',
  path: '/v1/auth/providers',
  reply: z.strictObject({ google: way, clever: way }),
});

/** Where to send the browser. `binder` stays in the browser: only who holds it can finish. */
const started = z.strictObject({ url: z.url(), binder: z.string() });

export const startProviderSignIn = endpoint({
  name: 'startProviderSignIn',
  method: 'POST',
  path: '/v1/auth/providers/:provider/start',
  params: provider,
  body: z.strictObject({ edition: z.enum(editionIds), deviceId }),
  reply: started,
  refusals: ['provider_not_set_up', 'provider_unavailable'],
});

/** What is known of somebody whom the service vouches for and who has no account here yet; `ticket` proves it for 30 minutes, once. */
export const pendingIdentity = z.strictObject({
  ticket: z.string(),
  provider: z.enum(providerIds),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().optional(),
});
export type PendingIdentity = z.infer<typeof pendingIdentity>;

export const finishReply = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('signed-in'), session }),
  /** The account asks for its second step: the ticket opens it for 5 minutes, on this device, once. */
  z.strictObject({ outcome: z.literal('second-step'), ticket: z.string() }),
  /** Somebody here has the same e-mail: they may confirm by signing in, or say that it is not them. */
  z.strictObject({ outcome: z.literal('link-proposed'), pending: pendingIdentity }),
  /** Nobody known: on to sign-up. */
  z.strictObject({ outcome: z.literal('unknown'), pending: pendingIdentity }),
  z.strictObject({ outcome: z.literal('connected') }),
]);
export type FinishReply = z.infer<typeof finishReply>;

/** What came back with the browser. Every state is good once, for 10 minutes, in the browser that began. */
export const finishProviderSignIn = endpoint({
  name: 'finishProviderSignIn',
  method: 'POST',
  path: '/v1/auth/providers/:provider/finish',
  params: provider,
  body: z.strictObject({
    state: opaque,
    binder: opaque,
    code: z.string().min(1).max(2000).optional(),
    /** Who says so, where the service names itself in its answer. */
    iss: z.string().max(300).optional(),
    error: z.string().max(100).optional(),
    /** Of the browser, as at signing in with a password: a second step counts on this device only. */
    deviceId: deviceId.optional(),
  }),
  reply: finishReply,
  refusals: [
    'provider_not_set_up',
    'provider_unavailable',
    'provider_sign_in_expired',
    'provider_declined',
    'provider_needs_approval',
    'provider_answer_refused',
    'provider_email_unverified',
    'provider_wrong_domain',
    'provider_not_allowed',
    'provider_account_taken',
    'provider_role_unknown',
    'not_subscribed_teacher',
    'not_subscribed_student',
    'account_deactivated',
    'student_access_disabled',
  ],
});

/** Somebody whom the district's service vouches for and who is not the person proposed: gets an account of their own (P-CLEVER). */
export const createProviderAccount = endpoint({
  name: 'createProviderAccount',
  method: 'POST',
  path: '/v1/auth/providers/account',
  body: z.strictObject({ ticket: opaque, deviceId: deviceId.optional() }),
  reply: finishReply,
  refusals: [
    'provider_sign_in_expired',
    'provider_role_unknown',
    'provider_not_allowed',
    'provider_account_taken',
    'not_subscribed_teacher',
    'not_subscribed_student',
    'account_deactivated',
    'student_access_disabled',
  ],
});

/** Joins the identity of a ticket to the account that is signed in: the confirmation of a proposed link. */
export const confirmProviderLink = endpoint({
  name: 'confirmProviderLink',
  method: 'POST',
  path: '/v1/account/providers/link',
  body: z.strictObject({ ticket: opaque }),
  reply: done,
  refusals: ['provider_sign_in_expired', 'provider_account_taken', 'provider_not_allowed', 'provider_wrong_domain'],
});

const connection = z.strictObject({
  isSetUp: z.boolean(),
  isSimulated: z.boolean(),
  isConnected: z.boolean(),
  /** The e-mail of the connected account. */
  email: z.string().optional(),
  /** Another way to sign in remains. */
  canDisconnect: z.boolean(),
  /** The provider no longer honours what was allowed: it has to be allowed again. */
  isBroken: z.boolean(),
});

/** The services of the account page. `externalEmailProvider` is product.md's: who answers for the e-mail. */
export const connectedAccounts = endpoint({
  name: 'connectedAccounts',
  method: 'GET',
  path: '/v1/account/providers',
  reply: z.strictObject({ google: connection, clever: connection, externalEmailProvider: z.enum(['google', 'clever']).optional() }),
});

/** Begins connecting a Google account, or allowing more of it: `classroom` is what importing classes needs (D86). */
export const startProviderConnect = endpoint({
  name: 'startProviderConnect',
  method: 'POST',
  path: '/v1/account/providers/:provider/start',
  params: z.strictObject({ provider: z.literal('google') }),
  body: z.strictObject({ allow: z.enum(['identity', 'classroom']) }),
  reply: started,
  refusals: ['provider_not_set_up', 'provider_unavailable'],
});

/** What was allowed is taken back at the service and forgotten here; classes stay. */
export const disconnectProvider = endpoint({
  name: 'disconnectProvider',
  method: 'POST',
  path: '/v1/account/providers/:provider/disconnect',
  params: z.strictObject({ provider: z.literal('google') }),
  reply: done,
  refusals: ['provider_last_way'],
});

/** D84: how people of a school sign in, by its school code. */
export const schoolSignInWay = endpoint({
  name: 'schoolSignInWay',
  method: 'POST',
  path: '/v1/auth/school-way',
  body: z.strictObject({ schoolCode: z.string().trim().min(1).max(40), edition: z.enum(editionIds), deviceId }),
  reply: z.strictObject({ schoolName: z.string(), way: z.enum(['password', 'google', 'clever']) }),
  refusals: ['school_code_unknown'],
});
