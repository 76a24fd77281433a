/** Rosters: what the application and other modules may use. */
export { applyClassFeed, type ClassDifference, type ClassFeed, ensureGoogleConnection, type NamedPlace, previewClassFeed } from './apply-feed.ts';
export { beginUndoByOperator, connectionsOf, importPackage, type RosterRefusal, runOnce, runsOf, startByOperator } from './by-operator.ts';
export { rosterLetters } from './letters.ts';
export { isAllowedAddress, openServerWith } from './open-server.ts';
export { purgeRosters } from './purge-service.ts';
export { rosteringRoutes } from './routes.ts';
export type { RosterServices } from './services.ts';
export { workOnce } from './work.ts';
export { runRostersInBackground } from './worker.ts';
