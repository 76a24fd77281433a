import { readSettings } from './env.ts';
import { openDatabase } from './platform/database.ts';
import { createLog } from './platform/log/index.ts';
import { startFailureOf } from './platform/start-failure.ts';

/** Brings the database to this version's schema and stops. Production runs it before the servers of a new version start. */
try {
  const settings = readSettings(process.env);
  const log = createLog({ level: settings.logLevel, readable: true });
  const database = await openDatabase({ ...settings, log, progress: (line) => console.log(line) });
  await database.close();
} catch (error) {
  const failure = startFailureOf(error);
  if (!failure) throw error;
  console.error(failure.message);
  process.exit(failure.exitCode);
}
