import type { RosterRoleAt } from '../../../model/index.ts';

/** What kind of place a role is held at. A delta need not say: `unknown` may be a school, `elsewhere` is none that we know of. */
export type OrgKind = 'school' | 'district' | 'other' | 'unknown' | 'elsewhere';

const districtTypes = ['district', 'local', 'state', 'national'];
export const orgKind = (type: string | undefined): OrgKind =>
  type === undefined || type === '' ? 'unknown' : type === 'school' ? 'school' : districtTypes.includes(type) ? 'district' : 'other';

const ofDistricts = ['districtAdministrator', 'systemAdministrator', 'administrator'];
const ofSchools = ['siteAdministrator', 'principal', ...ofDistricts];

/** Whether a role gives access anywhere. */
export const mayEnter = (role: string): boolean => role === 'student' || role === 'teacher' || ofSchools.includes(role);

/**
 * What a role of OneRoster at an organisation may do here; nothing for aides, guardians and others without access. Where it is not clear
 * how far somebody's rights go, they get the smaller: whoever administers a school is never taken for an administrator of the district.
 * A student or a teacher of a district belongs to the schools of their classes: then no school is named.
 */
export function roleAt(role: string, org: { id: string; kind: OrgKind }): RosterRoleAt | undefined {
  const isSchool = org.kind === 'school' || org.kind === 'unknown';
  const at = isSchool ? { schoolId: org.id } : {};
  if (role === 'student' || role === 'teacher') return { role, ...at };
  // the role itself names the district, whatever is known of the place
  if (role === 'districtAdministrator' && org.kind !== 'school') return { role: 'district-admin' };
  if (isSchool && ofSchools.includes(role)) return { role: 'school-admin', ...at };
  return org.kind === 'district' && ofDistricts.includes(role) ? { role: 'district-admin' } : undefined;
}

/** The one role of 1.1 at all its organisations. An administrator who names a school is one of schools only. */
export function rolesOf11(role: string, orgs: readonly { id: string; kind: OrgKind }[]): RosterRoleAt[] {
  const roles = orgs.flatMap((org) => roleAt(role, org) ?? []);
  const atSchools = roles.filter(({ schoolId }) => schoolId !== undefined);
  return atSchools.length > 0 ? atSchools : roles.slice(0, 1);
}
