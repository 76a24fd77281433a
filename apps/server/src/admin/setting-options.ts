import { type SignInWay, signInWays } from '@alba/domain/institutions';
import type { SettingName } from '../modules/institutions/index.ts';
import { listOf, oneOf, optional, orInherit, text, wholeNumber, yesOrNo } from './options.ts';

const minutes = (typed: string): number | null => (typed === 'off' ? null : wholeNumber(1, 1440)(typed));
const plain = text(64);
const way = oneOf(signInWays);

/** Options that are settings, with the name under which each is stored. */
export const settingOptions = {
  'sign-in-ways': optional(orInherit(listOf(way)), '<ways>', `how people sign in: any of ${signInWays.join(',')}`),
  'roster-way': optional(
    orInherit(oneOf(signInWays.filter((one): one is Exclude<SignInWay, 'card'> => one !== 'card'))),
    '<way>',
    'what the OneRoster button goes on with',
  ),
  'google-domain': optional(orInherit(plain), '<domain>', 'Workspace domain that Google accounts come from'),
  'clever-district': optional(orInherit(plain), '<id>', "the district's id at Clever"),
  'clever-school': optional(orInherit(plain), '<id>', "the school's id at Clever"),
  'min-password': optional(orInherit(wholeNumber(4, 22)), '<4 to 22>', 'shortest password'),
  'force-initials': optional(orInherit(yesOrNo), '<yes|no>', 'students give the initial of their last name only'),
  'student-idle': optional(orInherit(minutes), '<minutes|off>', "when a student's untouched screen signs out"),
  'staff-idle': optional(orInherit(minutes), '<minutes|off>', 'the same for teachers and administrators'),
};
/** Options by the names under which they are stored. */
export const storedNames: Record<keyof typeof settingOptions, SettingName> = {
  'sign-in-ways': 'signInWays',
  'roster-way': 'rosterSignInWay',
  'google-domain': 'googleDomain',
  'clever-district': 'cleverDistrictId',
  'clever-school': 'cleverSchoolId',
  'min-password': 'minPasswordLength',
  'force-initials': 'forceInitials',
  'student-idle': 'studentIdleMinutes',
  'staff-idle': 'staffIdleMinutes',
};
