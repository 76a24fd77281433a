import { z } from 'zod';
import { session } from './auth.ts';
import { done, endpoint } from './endpoint.ts';

/** Six digits of the app or a recovery code, as it was typed. */
const code = z.string().trim().min(1).max(40);
const password = z.string().min(1).max(200);
const recoveryCodes = z.array(z.string());

/** Ends a sign-in whose password, or provider, was right: the ticket of `signIn` or `finishProviderSignIn`, on the same device, and a code. */
export const signInWithSecondStep = endpoint({
  name: 'signInWithSecondStep',
  method: 'POST',
  path: '/v1/auth/sign-in/second-step',
  body: z.strictObject({ ticket: z.string().min(1).max(200), code, deviceId: z.string().min(16).max(64).optional() }),
  reply: session,
  refusals: [
    'second_step_code_wrong',
    'second_step_expired',
    'not_subscribed_teacher',
    'not_subscribed_student',
    'account_deactivated',
    'student_access_disabled',
    'sign_in_way_off',
  ],
});

export const secondStepState = z.strictObject({
  isOn: z.boolean(),
  /** Milliseconds. */
  since: z.int().optional(),
  recoveryCodesLeft: z.int(),
  /** Whoever signs in only with Google or Clever has the second step of those, and none here. */
  hasPassword: z.boolean(),
});
export type SecondStepState = z.infer<typeof secondStepState>;

export const loadSecondStep = endpoint({ name: 'loadSecondStep', method: 'GET', path: '/v1/account/second-step', reply: secondStepState });

/** Makes the secret for an app. It counts for nothing until a code of the app confirms it. */
export const beginSecondStep = endpoint({
  name: 'beginSecondStep',
  method: 'POST',
  path: '/v1/account/second-step/begin',
  body: z.strictObject({ password }),
  /** `uri` is what the QR code carries, `secret` the same for typing. */
  reply: z.strictObject({ secret: z.string(), uri: z.string() }),
  refusals: ['current_password_wrong', 'second_step_on', 'second_step_needs_password'],
});

/** Turns the second step on. The recovery codes are told this once. */
export const confirmSecondStep = endpoint({
  name: 'confirmSecondStep',
  method: 'POST',
  path: '/v1/account/second-step/confirm',
  body: z.strictObject({ code }),
  reply: z.strictObject({ recoveryCodes }),
  refusals: ['second_step_code_wrong', 'second_step_not_begun'],
});

/** The password or a code: either shows that it is still the owner who sits there. */
const proof = z.union([z.strictObject({ password }), z.strictObject({ code })]);

/** New recovery codes; the old ones count no more. */
export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/v1/account/second-step/recovery-codes',
  body: proof,
  reply: z.strictObject({ recoveryCodes }),
  refusals: ['current_password_wrong', 'second_step_code_wrong', 'second_step_off'],
});

export const endSecondStep = endpoint({
  name: 'endSecondStep',
  method: 'POST',
  path: '/v1/account/second-step/end',
  body: proof,
  reply: done,
  refusals: ['current_password_wrong', 'second_step_code_wrong', 'second_step_off'],
});
