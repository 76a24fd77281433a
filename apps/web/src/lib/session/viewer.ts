import type { Role } from '@alba/domain/accounts';
import type { EditionId } from '@alba/domain/editions';
import type { AuthState } from './auth-slice.ts';
import { decodeClaims } from './claims.ts';

/** Who is using the screen, for gates and menus. What a person may do is decided by the server alone. */
export type Viewer = {
  personId: number;
  role: Role;
  roles: Role[];
  displayName: string;
  edition: EditionId;
  timeZone: string;
  hasSignedInBefore: boolean;
  isComplete: boolean;
  /** After so many minutes without a touch the screen signs out; undefined never. */
  idleMinutes: number | undefined;
};

/** Undefined when signed out or the stored token cannot be read. */
export function viewerOf(auth: AuthState): Viewer | undefined {
  if (!auth.isAuthenticated) return undefined;
  try {
    const claims = decodeClaims(auth.tokenResponse.accessToken);
    return {
      personId: claims.personId,
      role: claims.role,
      roles: claims.roles,
      displayName: claims.displayName,
      edition: claims.edition,
      timeZone: claims.timeZone,
      hasSignedInBefore: claims.lastSignInDateMillis > 0,
      isComplete: claims.isComplete,
      idleMinutes: claims.idleMinutes,
    };
  } catch {
    return undefined;
  }
}
