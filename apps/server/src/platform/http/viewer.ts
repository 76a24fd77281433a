import type { IdentityClaims } from '@alba/contract/auth';

/** The person who makes a call, as the access token names them. */
export type Viewer = Readonly<IdentityClaims>;

/**
 * Whether the session of a good token still counts: false after sign-out everywhere, deactivation, a new password or role.
 * The authentication module gives it; it answers from memory for at most 5 seconds.
 */
export type IsSessionCurrent = (viewer: Viewer) => Promise<boolean>;
