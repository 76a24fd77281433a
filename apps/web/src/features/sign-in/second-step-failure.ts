import type { RefusalOf } from '@alba/contract/endpoint';
import { signInWithSecondStep } from '@alba/contract/second-step';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { failureWords, type Refused, type RefusedWords, retryAtOf, type SignInFailure } from './sign-in-failure.ts';

/** What reads differently when it was the code that was refused. */
const stepWords: Record<Exclude<RefusalOf<typeof signInWithSecondStep>, SignInFailure> | 'too_many_tries' | 'invalid_input', RefusedWords> = {
  second_step_code_wrong: 'codeWrong',
  second_step_expired: 'stepExpired',
  too_many_tries: 'tooManyCodes',
  invalid_input: 'codeWrong',
};

/** What to tell after a second step that failed. */
export function stepRefusedOf(error: unknown): Refused {
  const failure = refusalOf(signInWithSecondStep, error) ?? 'unexpected';
  return { words: { ...failureWords, ...stepWords }[failure], retryAt: retryAtOf(error) };
}
