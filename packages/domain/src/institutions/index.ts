export { normalizeSchoolCode } from './school-code.ts';

/** Ways in which people of a school sign in (D84). */
export const signInWays = ['password', 'google', 'clever', 'card'] as const;
export type SignInWay = (typeof signInWays)[number];

/** What a district or a school decides about its accounts. A school's own word counts before its district's. */
export type InstitutionSettings = {
  signInWays: readonly SignInWay[];
  /** The way that the OneRoster button of sign-in goes on with (D84). */
  rosterSignInWay: Exclude<SignInWay, 'card'>;
  /** Workspace domain that Google accounts of the school must come from (`hd` of the token). */
  googleDomain: string | undefined;
  /** The district of Clever whose people sign in here. */
  cleverDistrictId: string | undefined;
  /** Shortest password, from 4 to 22 (D8). */
  minPasswordLength: number;
  /** Students give the initial of their last name only (D9). */
  forceInitials: boolean;
  /** Minutes without a touch after which a student's screen signs out; undefined never (D1). */
  studentIdleMinutes: number | undefined;
  staffIdleMinutes: number | undefined;
};

export const defaultInstitutionSettings: InstitutionSettings = {
  signInWays,
  rosterSignInWay: 'password',
  googleDomain: undefined,
  cleverDistrictId: undefined,
  minPasswordLength: 4,
  forceInitials: false,
  studentIdleMinutes: 30,
  staffIdleMinutes: undefined,
};

/**
 * What holds at a school: the defaults, what the district says over them, and what the school says over that. The shortest password
 * of a district holds in all its schools; a school may only ask for more (D8).
 */
export function effectiveSettings(district: Partial<InstitutionSettings>, school: Partial<InstitutionSettings>): InstitutionSettings {
  const shortest = [defaultInstitutionSettings, district, school].map(({ minPasswordLength = 0 }) => minPasswordLength);
  return { ...defaultInstitutionSettings, ...district, ...school, minPasswordLength: Math.max(...shortest) };
}
