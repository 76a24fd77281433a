import type { EditionId } from '@alba/domain/editions';

export const providerIds = ['google', 'clever'] as const;
export type ProviderId = (typeof providerIds)[number];
/** Names of companies: the same in every language. */
export const serviceNames: Record<ProviderId, string> = { google: 'Google', clever: 'Clever' };

/** Roles that Clever names; the others it may name are nothing here. */
export type CleverRole = 'student' | 'teacher' | 'staff' | 'district_admin' | 'contact';

/** Who somebody is, by the word of a provider that was checked. Known by issuer and subject; the e-mail only proposes (interop 0.2). */
export type ProvenIdentity = {
  provider: ProviderId;
  edition: EditionId;
  issuer: string;
  subject: string;
  /** Absent unless the provider has checked it, or the district answers for it. */
  email?: string;
  firstName: string;
  lastName: string;
  /** The Workspace domain of a Google account, from its token. */
  hostedDomain?: string;
  /** Our district that the provider vouches for: Clever only. */
  districtId?: number;
  roles: CleverRole[];
  /** The school at the provider. */
  externalSchool?: string;
};
