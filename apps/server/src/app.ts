import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './modules/accounts/index.ts';
import { assignmentRoutes } from './modules/assignments/index.ts';
import { attemptRoutes } from './modules/attempts/index.ts';
import { authRoutes, sessionChecker } from './modules/auth/index.ts';
import { catalogRoutes } from './modules/catalog/index.ts';
import { classRoutes } from './modules/classes/index.ts';
import { guideRoutes } from './modules/guides/index.ts';
import { metadataRoutes } from './modules/metadata/index.ts';
import { reportRoutes } from './modules/reports/index.ts';
import { standardRoutes } from './modules/standards/index.ts';
import { createHttp, type Route } from './platform/http/index.ts';
import type { AppParts } from './platform/run-server.ts';
import { createSignedLinks } from './platform/signed-links/index.ts';
import { createAccessTokens } from './platform/tokens/index.ts';
import { keepTidy } from './upkeep.ts';

/** Our own version and build; shown on /application/metadata (D54). */
const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string };

/** Every module's calls: no file but this one decides what the server serves. */
export function routesOf(parts: AppParts): Route[] {
  const accessTokens = createAccessTokens(parts.keys.accessToken, parts.clock);
  return [
    ...authRoutes({ ...parts, accessTokens }),
    ...accountRoutes,
    ...classRoutes,
    ...catalogRoutes,
    ...assignmentRoutes,
    ...attemptRoutes,
    ...reportRoutes,
    ...standardRoutes,
    ...guideRoutes({ press: parts, links: createSignedLinks(parts.keys.signedLink, parts.clock) }),
    ...metadataRoutes({ version, mode: parts.settings.mode }),
  ];
}

/** The application: routes on the platform, with the session check that every call with a token meets. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { db, clock, storage, log, settings, isReady } = parts;
  const app = await createHttp({
    db,
    clock,
    storage,
    privateFiles: { documents: parts.documents, links: createSignedLinks(parts.keys.signedLink, clock) },
    log,
    isReady,
    version,
    routes: routesOf(parts),
    accessTokens: createAccessTokens(parts.keys.accessToken, clock),
    isSessionCurrent: sessionChecker(parts),
    checkReplies: settings.mode !== 'production',
    webDist: settings.webDist,
    trustProxy: settings.trustProxy,
    overTls: settings.publicOrigin?.startsWith('https://') === true,
  });
  app.addHook('onClose', () => parts.typesetter.close());
  keepTidy(app, parts);
  return app;
}
