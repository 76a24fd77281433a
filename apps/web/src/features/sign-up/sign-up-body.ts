import type { signUp } from '@alba/contract/sign-up';
import type { CallArguments } from '../../lib/api/call.ts';
import { hostEdition } from '../../lib/edition.ts';
import { deviceId } from '../../lib/session/device.ts';
import type { Entries, WizardState } from './wizard-state.ts';

export type AboutValues = Entries & { password: string; confirm: string };
type SignUpBody = CallArguments<typeof signUp>['body'];

/** What is sent: only what belongs to the role, nothing that was left empty, and no password beside a proved account. */
export function signUpBody({ role, classCode, schoolCode }: WizardState, values: AboutValues, ticket: string | undefined): SignUpBody {
  const { firstName, lastName, username, password } = values;
  const given = (text: string) => (text.trim() === '' ? undefined : text.trim());
  const own =
    role === 'teacher'
      ? { role, code: schoolCode, facultyEmail: given(values.facultyEmail), schoolEmail: given(values.schoolEmail) }
      : { role: 'student' as const, code: classCode, email: given(values.email) };
  const proof = ticket === undefined ? { password } : { providerTicket: ticket };
  return { edition: hostEdition(), deviceId: deviceId(), ...own, firstName: firstName.trim(), lastName: lastName.trim(), username: username.trim(), ...proof };
}
