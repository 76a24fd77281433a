import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Settings } from './env.ts';
import { workOnce } from './modules/rostering/index.ts';
import { systemClock } from './platform/clock/index.ts';
import { appRole, canActAs, openDb } from './platform/db/index.ts';
import { createLog } from './platform/log/index.ts';
import { folderStorage } from './platform/storage/index.ts';
import type { Keys } from './platform/tokens/index.ts';
import { rostersOf } from './rosters.ts';

/** Reading and comparing a large district takes whole seconds of computing, during which nobody else's call may wait. */
const { url, settings, sealing } = workerData as { url: string; settings: Settings; sealing: Uint8Array };
// on Linux this is the priority of the thread alone, elsewhere that of the whole server
if (process.platform === 'linux') setPriority(10);

const log = createLog({ level: settings.logLevel, readable: settings.mode !== 'production' });
const onLost = (error: Error) => log.warn({ err: error }, 'a database connection broke');
const stopping = new AbortController();
parentPort?.once('message', () => stopping.abort());

const role = await withDb({ url, max: 1 }, async (db) => ((await canActAs(db, appRole)) ? appRole : undefined));
await withDb({ url, max: 3, role, onLost, timeLimits: false }, async (db) => {
  const keys = { sealing: Buffer.from(sealing) } as Keys;
  const services = rostersOf({ db, clock: systemClock, documents: folderStorage(settings.documentsDir), keys, log, settings });
  while (!stopping.signal.aborted && (await workOnce(services, { signal: stopping.signal })));
});
parentPort?.close();

async function withDb<T>(options: Parameters<typeof openDb>[0], work: (db: ReturnType<typeof openDb>) => Promise<T>): Promise<T> {
  const db = openDb(options);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
