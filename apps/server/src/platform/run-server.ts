import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { readSettings, type Settings } from '../env.ts';
import { type Clock, systemClock } from './clock/index.ts';
import { type Database, openDatabase } from './database.ts';
import type { Db } from './db/index.ts';
import { createLog, type Log } from './log/index.ts';
import { createReadiness } from './readiness.ts';
import { createSpeechEngine, findSpeechEngine, type SpeechEngine } from './speech/index.ts';
import { StartFailure, startFailureOf } from './start-failure.ts';
import { folderStorage, type Storage } from './storage/index.ts';
import { type Keys, keysFrom, readOrMakeSecret } from './tokens/index.ts';
import { createTypesetter, type Typesetter } from './typeset/index.ts';

const graceMilliseconds = 10_000;

/** What the application is built from. */
export type AppParts = {
  db: Db;
  settings: Settings;
  clock: Clock;
  storage: Storage;
  documents: Storage;
  typesetter: Typesetter;
  /** Absent where none is installed. */
  speechEngine?: SpeechEngine;
  keys: Keys;
  log: Log;
  isReady: () => Promise<boolean>;
};

export type Program = {
  /** Brings the content and the demonstration data into the database; what it returns is printed when the server is up. */
  setUp: (db: Db, settings: Settings, progress: (line: string) => void) => Promise<{ lines: string[] }>;
  buildApp: (parts: AppParts) => Promise<FastifyInstance>;
};

/** Runs the server until it is told to stop. Exits with 0 after a clean stop, 78 for wrong settings, 1 for other failures. */
export async function runServer(program: Program, env: Record<string, string | undefined>): Promise<void> {
  try {
    const settings = readSettings(env);
    const log = createLog({ level: settings.logLevel, readable: settings.mode !== 'production' });
    const progress = settings.mode === 'production' ? (line: string) => log.info(line) : (line: string) => console.log(`  ${line}`);
    await start(program, { settings, log, progress });
  } catch (error) {
    const failure = startFailureOf(error);
    if (!failure) throw error;
    console.error(`Alba Learn cannot start. ${failure.message}`);
    process.exit(failure.exitCode);
  }
}

type Told = { settings: Settings; log: Log; progress: (line: string) => void };

async function start(program: Program, told: Told): Promise<void> {
  const { settings, log, progress } = told;
  // Before anything that takes time: the commonest failure is a server that runs already.
  await checkPort(settings);
  const stopping = new AbortController();
  const database = await openDatabase({ ...settings, log, progress });
  let app: FastifyInstance | undefined;
  const readiness = createReadiness({ db: database.db, dataDir: settings.dataDir });
  const stop = async (exitCode: number) => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    readiness.drain();
    process.exit(
      await stopCleanly({ app, database, log }).then(
        () => exitCode,
        () => 1,
      ),
    );
  };
  stopOnSignals(stop, log);
  try {
    const { lines } = await program.setUp(database.owner, settings, progress);
    const keys = keysFrom(settings.secretKey ?? (await readOrMakeSecret(settings.dataDir)));
    app = await program.buildApp({
      db: database.db,
      settings,
      clock: systemClock,
      storage: folderStorage(settings.mediaDir),
      documents: folderStorage(settings.documentsDir),
      typesetter: createTypesetter(),
      speechEngine: speechEngineOf(settings),
      keys,
      log,
      isReady: readiness.isReady,
    });
    await listen(app, settings);
    log.info({ port: settings.port }, 'listening');
    if (settings.mode !== 'production') console.log(['', ...addresses(app, settings), ...lines, ''].join('\n'));
    // printed, never logged: it may hold the link for the first administrator
    else if (lines.length > 0) console.log(lines.join('\n'));
  } catch (error) {
    if (stopping.signal.aborted) return;
    await stopCleanly({ app, database, log });
    throw error;
  }
}

function speechEngineOf({ speechEngine }: Settings): SpeechEngine | undefined {
  const found = findSpeechEngine(speechEngine);
  return 'missing' in found ? undefined : createSpeechEngine(found);
}

async function checkPort({ host, port }: Settings): Promise<void> {
  if (port === 0) return;
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(portFailure(error, { host, port })));
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw portFailure(error, { host, port });
  }
}

function portFailure(error: unknown, { host, port }: { host: string; port: number }): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new StartFailure(`Port ${port} is in use: stop the program that has it, or choose another with PORT.`, { cause: error });
  if (code === 'EACCES') return new StartFailure(`Port ${port} may not be used by this user: choose one above 1023 with PORT.`, { cause: error });
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new StartFailure(`HOST ${host} is not an address of this machine.`, { cause: error });
  return error;
}

/** Lets running calls end, then closes the database. */
async function stopCleanly({ app, database, log }: { app?: FastifyInstance; database: Database; log: Log }): Promise<void> {
  const late = setTimeout(() => {
    log.warn('calls did not end in 10 seconds; their connections are cut');
    app?.server.closeAllConnections();
  }, graceMilliseconds);
  // Browsers keep a connection open after its last call, which would hold the server until they close it.
  const idle = setInterval(() => app?.server.closeIdleConnections(), 100);
  try {
    await app?.close();
  } finally {
    clearTimeout(late);
    clearInterval(idle);
    await database.close();
  }
}

/** The first signal stops cleanly, a second at once. The start script asks by message, which never counts as a second signal. */
function stopOnSignals(stop: (exitCode: number) => Promise<void>, log: Log): void {
  let signals = 0;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      signals += 1;
      if (signals > 1) process.exit(130);
      void stop(0);
    });
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error) => {
      log.fatal({ err: error }, event);
      void stop(1);
    });
  }
  if (!process.connected) return;
  process.on('message', (message) => {
    if (message === 'stop') void stop(0);
  });
  // The start script is gone: nobody could stop this server any more.
  process.on('disconnect', () => void stop(0));
}

function addresses(app: FastifyInstance, { editionHosts, publicOrigin, port }: Settings): string[] {
  const address = app.server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  if (publicOrigin) return [`Alba Learn is ready at ${publicOrigin}`];
  return [
    `Alba Learn is ready at http://localhost:${actual}`,
    ...Object.entries(editionHosts).map(([edition, host]) => `  ${edition.padEnd(6)} http://${host}:${actual}`),
  ];
}
