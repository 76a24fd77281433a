import type { enroll, loadClassByCode } from '@alba/contract/classes';
import type { RefusalOf } from '@alba/contract/endpoint';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import type en from './messages/en.json';

export type JoinRefusal = RefusalOf<typeof enroll> | RefusalOf<typeof loadClassByCode>;
export type JoinRefusedWords = keyof typeof en.refused;

/** A refusal that the contract adds does not compile until it has its words here. */
const words: Record<JoinRefusal, JoinRefusedWords> = {
  only_students_join: 'onlyStudents',
  class_code_unknown: 'unknownCode',
  class_inactive: 'inactive',
  class_full: 'full',
  outside_school_network: 'outsideNetwork',
  already_joined: 'alreadyJoined',
  class_not_located: 'notLocated',
};

/** Words for the code field, when it is the code or the class that was refused; undefined for a failure of the call itself. */
export function joinRefusedOf(endpoint: typeof enroll | typeof loadClassByCode, error: unknown): JoinRefusedWords | undefined {
  const refusal = refusalOf(endpoint, error);
  return refusal !== undefined && refusal in words ? words[refusal as JoinRefusal] : undefined;
}
