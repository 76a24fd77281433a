import { allowSignIn, type ClassStudent } from '@alba/contract/classes';
import type { RefusalOf } from '@alba/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../lib/api/random-id.ts';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { failureDetails, failureWords, generalFailureOf } from '../../lib/failure/index.ts';
import { showToast } from '../../ui/toast.ts';
import { useAllowSignInMutation } from './api.ts';

/** Lets a student who has to wait after wrong passwords try again at once, and tells how it went. */
export function useAllowSignIn(classId: number): (student: ClassStudent) => Promise<void> {
  const { t } = useTranslation('classes');
  const { t: tFailure } = useTranslation('failure');
  const [allow] = useAllowSignInMutation();
  return async ({ individualId, firstName, lastName }) => {
    const name = `${firstName} ${lastName}`;
    const { data, error } = await allow({ params: { classId, studentId: individualId }, idempotencyKey: randomId() });
    if (data) showToast({ status: 'success', title: t(($) => $.signIn.allowed, { name }), body: t(($) => $.signIn.allowedBody) });
    else if (isGone(error)) showToast({ status: 'danger', title: t(($) => $.signIn.gone, { name }), body: t(($) => $.signIn.goneBody) });
    else showToast({ status: 'danger', ...failureWords(tFailure, generalFailureOf(error), failureDetails(error)) });
  };
}

/** A refusal that the contract adds does not compile until it is told somewhere. */
const gone: Record<RefusalOf<typeof allowSignIn>, true> = { class_not_found: true, student_not_found: true };
const isGone = (error: unknown): boolean => (refusalOf(allowSignIn, error) ?? '') in gone;
