import type { RefusalOf } from '@alba/contract/endpoint';
import type { findSignUpClass, findSignUpSchool, signUp } from '@alba/contract/sign-up';
import type en from './messages/en.json';

export type CodeRefusal = RefusalOf<typeof findSignUpClass> | RefusalOf<typeof findSignUpSchool>;
export type CodeWords = keyof typeof en.refused.code;

/** Words at the code field. A refusal that the contract adds does not compile until it has its words here. */
export const codeWords: Record<CodeRefusal, CodeWords> = {
  school_code_unknown: 'schoolUnknown',
  school_code_mismatch: 'schoolMismatch',
  school_not_located: 'schoolNotLocated',
  not_subscribed_teacher: 'notSubscribedTeacher',
  class_code_unknown: 'classUnknown',
  class_inactive: 'classInactive',
  class_full: 'classFull',
  class_not_located: 'classNotLocated',
  outside_school_network: 'outsideNetwork',
  student_access_disabled: 'accessDisabled',
  not_subscribed_student: 'notSubscribedStudent',
};

type SignUpRefusal = RefusalOf<typeof signUp>;
export type ProviderRefusal = Extract<SignUpRefusal, `provider_${string}` | 'sign_in_way_off'>;
export type FieldRefusal = Exclude<SignUpRefusal, CodeRefusal | ProviderRefusal>;

export const providerWords: Record<ProviderRefusal, keyof typeof en.refused.provider> = {
  provider_sign_in_expired: 'expired',
  provider_not_allowed: 'notAllowed',
  provider_wrong_domain: 'wrongDomain',
  provider_account_taken: 'taken',
  sign_in_way_off: 'passwordOff',
};

export const fieldWords: Record<FieldRefusal, { field: 'username' | 'email'; words: 'usernameTaken' | 'emailExists' | 'emailGoogle' }> = {
  username_taken: { field: 'username', words: 'usernameTaken' },
  email_exists: { field: 'email', words: 'emailExists' },
  email_made_with_google: { field: 'email', words: 'emailGoogle' },
};
