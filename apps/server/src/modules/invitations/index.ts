/** Invitations, and the link with which a new installation gets its first administrator. */
export { composeInvitation } from './invitation-letter.ts';
export { type Invitation, invitationMail, makeInvitation, sendInvitation } from './invitation-service.ts';
export { invitationRoutes } from './routes.ts';
export { makeSetupLink } from './setup-service.ts';
