import { foldUsername, type Role } from '@alba/domain/accounts';
import type { Building, GivenSchool } from './building.ts';
import { insertRow } from './query.ts';

/** The password of everyone who is built without another. */
export const givenPassword = 'alba1234';

export type GivenPerson = {
  personId: number;
  districtId: number;
  schoolId: number;
  role: Role;
  username: string;
  firstName: string;
  lastName: string;
  school: GivenSchool;
};

export type PersonOptions = {
  school?: GivenSchool;
  username?: string;
  firstName?: string;
  lastName?: string;
  email?: string | null;
  facultyEmail?: string;
  schoolEmail?: string;
  status?: 'active' | 'deactivated';
  accessDisabledBySchool?: boolean;
  /** Roles beside the one they act in. */
  otherRoles?: Role[];
  permissions?: string[];
  preferences?: object;
  /** Null: nobody can sign in with a password. */
  passwordHash?: string | null;
};

export async function buildPerson(building: Building, role: Role, options: PersonOptions = {}): Promise<GivenPerson> {
  const { query, next, now } = building;
  const school = options.school ?? (await building.defaultSchool());
  const number = next();
  const { username = `${role}.${number}`, firstName = 'Alex', lastName = `Rivera ${number}`, otherRoles = [], permissions = [] } = options;
  const { districtId, schoolId, edition } = school;
  const row = await insertRow(query, 'person', {
    district_id: districtId,
    school_id: schoolId,
    username,
    first_name: firstName,
    last_name: lastName,
    email: options.email === undefined && role !== 'student' ? `person.${number}@school.example` : options.email,
    faculty_email: options.facultyEmail,
    school_email: options.schoolEmail,
    password_hash: options.passwordHash === undefined ? building.passwordHash : options.passwordHash,
    status: options.status,
    access_disabled_by_school: options.accessDisabledBySchool,
    active_role: role,
    preferences: options.preferences && JSON.stringify(options.preferences),
    created_at: now(),
  });
  const personId = row.person_id as number;
  await insertRow(query, 'sign_in_name', { edition, folded_name: foldUsername(username), district_id: districtId, person_id: personId });
  for (const held of [role, ...otherRoles]) {
    const institutionId = held === 'admin' ? districtId : schoolId;
    await insertRow(query, 'role_grant', {
      district_id: districtId,
      person_id: personId,
      role: held,
      institution_id: institutionId,
      permissions: held === role ? permissions : [],
    });
  }
  return { personId, districtId, schoolId, role, username, firstName, lastName, school };
}
