import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { accountLetters, accountRoutes } from './modules/accounts/index.ts';
import { assignmentRoutes } from './modules/assignments/index.ts';
import { attemptRoutes } from './modules/attempts/index.ts';
import { authRoutes, sessionChecker } from './modules/auth/index.ts';
import { catalogRoutes } from './modules/catalog/index.ts';
import { classRoutes } from './modules/classes/index.ts';
import { collectionRoutes } from './modules/collections/index.ts';
import { googleClassRoutes, googleOf } from './modules/google-classes/index.ts';
import { guideRoutes } from './modules/guides/index.ts';
import { composeInvitation, invitationMail, invitationRoutes } from './modules/invitations/index.ts';
import { type Composer, deliverInBackground, serveOutbox } from './modules/mail/index.ts';
import { mergingRoutes } from './modules/merging/index.ts';
import { metadataRoutes } from './modules/metadata/index.ts';
import { printingRoutes } from './modules/printing/index.ts';
import { createProviders, providerRoutes } from './modules/providers/index.ts';
import { pupilPasswordRoutes } from './modules/pupil-passwords/index.ts';
import { readingLevelRoutes } from './modules/reading-levels/index.ts';
import { composeRecovery, recoveryMail, recoveryRoutes } from './modules/recovery/index.ts';
import { reportRoutes } from './modules/reports/index.ts';
import { rosteringRoutes, rosterLetters, runRostersInBackground } from './modules/rostering/index.ts';
import { secondStepRoutes } from './modules/second-step/index.ts';
import { sessionRoutes } from './modules/sessions/index.ts';
import { signInCardRoutes } from './modules/sign-in-cards/index.ts';
import { signUpRoutes } from './modules/sign-up/index.ts';
import { keepSpoken, speechRoutes } from './modules/speech/index.ts';
import { standardRoutes } from './modules/standards/index.ts';
import { teacherDayRoutes } from './modules/teacher-day/index.ts';
import { workloadRoutes } from './modules/workload/index.ts';
import { urlOf } from './platform/db/index.ts';
import { createHttp, type Route } from './platform/http/index.ts';
import { createBreaker, createSmtp } from './platform/mail/index.ts';
import { originsOf } from './platform/origins.ts';
import type { AppParts } from './platform/run-server.ts';
import { createSignedLinks } from './platform/signed-links/index.ts';
import { createAccessTokens } from './platform/tokens/index.ts';
import { rostersOf } from './rosters.ts';
import { keepTidy } from './upkeep.ts';

/** Our own version and build; shown on /application/metadata (D54). */
const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string };

/** Every module's calls: no file but this one decides what the server serves. */
export function routesOf(parts: AppParts): Route[] {
  const accessTokens = createAccessTokens(parts.keys.accessToken, parts.clock);
  const providers = createProviders(parts.settings.providers, parts.clock);
  return [
    ...authRoutes({ ...parts, accessTokens }),
    ...providerRoutes({ ...parts, accessTokens, providers }),
    ...accountRoutes,
    ...sessionRoutes,
    ...secondStepRoutes({ ...parts, accessTokens }),
    ...signUpRoutes({ ...parts, accessTokens }),
    ...classRoutes,
    ...googleClassRoutes({ ...parts, accessTokens, providers, google: googleOf(parts.settings.providers) }),
    ...readingLevelRoutes,
    ...catalogRoutes,
    ...collectionRoutes,
    ...assignmentRoutes,
    ...attemptRoutes,
    ...printingRoutes,
    ...pupilPasswordRoutes,
    ...signInCardRoutes({ ...parts, accessTokens }, { codeKey: parts.keys.signInCard }),
    ...recoveryRoutes,
    ...reportRoutes,
    ...speechRoutes(parts.storage),
    ...standardRoutes,
    ...teacherDayRoutes,
    ...workloadRoutes,
    ...invitationRoutes({ ...parts, accessTokens }),
    ...guideRoutes({ press: parts, links: createSignedLinks(parts.keys.signedLink, parts.clock) }),
    ...mergingRoutes,
    ...rosteringRoutes({ ...rostersOf(parts), links: createSignedLinks(parts.keys.signedLink, parts.clock) }),
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
  sendMails(app, parts);
  // Tests take runs further when they say so.
  if (parts.settings.mode !== 'test') runRostersInBackground(app, rostersOf(parts), threadOf(parts));
  if (parts.speechEngine) keepSpoken(app, { ...parts, engine: parts.speechEngine });
  return app;
}

/** Roster runs are worked on in a thread of their own, which is there only while there is one. */
const threadOf = ({ db, settings, keys }: AppParts) => ({
  file: new URL('./roster-thread.ts', import.meta.url),
  data: { url: urlOf(db), settings, sealing: keys.sealing },
});

/** Words of every kind of mail, by its name. */
export const letters: Readonly<Record<string, Composer>> = {
  ...accountLetters,
  [recoveryMail]: composeRecovery,
  [invitationMail]: composeInvitation,
  ...rosterLetters,
};

/** Mails leave by the mail server; a demonstration on this machine keeps them to be read there; otherwise they wait for a server to be set. */
function sendMails(app: FastifyInstance, { db, clock, log, settings }: AppParts): void {
  const { smtp, hasOutbox, mode } = settings;
  if (hasOutbox) serveOutbox(app, db);
  if (!smtp && !hasOutbox) log.warn('SMTP_URL is not set: e-mails wait, and are erased after 7 days');
  // Tests send when they say so: their clock stands still and their statements are counted.
  if (mode === 'test' || !(smtp || hasOutbox)) return;
  const postman = smtp ? createSmtp({ ...smtp, isProduction: mode === 'production' }) : 'keep';
  deliverInBackground(app, { db, now: clock.now, originOf: originsOf(settings), composers: letters, postman, breaker: createBreaker(), log });
}
