import type { Role } from '@alba/domain/accounts';
import type { Viewer } from './viewer.ts';

/**
 * Who may make a call, asked before anything of it is read. It is a type guard, so that the handler of a call for
 * signed-in people gets a viewer that is there. What a person may do with one class or one assignment is asked in the service.
 */
export type Policy<V extends Viewer | undefined = Viewer | undefined> = (viewer: Viewer | undefined) => viewer is V;

/** Also people who are not signed in. */
export const anyone: Policy = (_viewer): _viewer is Viewer | undefined => true;

export const anySignedIn: Policy<Viewer> = (viewer): viewer is Viewer => viewer !== undefined;

/** People whose active role is one of these (D82). */
export function only(...roles: [Role, ...Role[]]): Policy<Viewer> {
  return (viewer): viewer is Viewer => viewer !== undefined && roles.includes(viewer.role);
}
