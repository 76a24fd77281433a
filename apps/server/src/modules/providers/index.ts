/** Signing in by Google and Clever: what the application and other modules may use. */
export { classroomScopes, issuerOf } from './google.ts';
export { updateToBroken as breakGrant } from './grant-repository.ts';
export { type Granted, grantFor } from './grant-service.ts';
export { linkIdentity } from './link-service.ts';
export { usernameFrom } from './new-username.ts';
export { takePendingIdentity } from './pending-identity.ts';
export { deleteExpired as purgeProviders } from './pending-repository.ts';
export type { ProvenIdentity, ProviderId } from './proven-identity.ts';
export { providerRoutes } from './routes.ts';
export { createProviders, type ProviderServices } from './services.ts';
