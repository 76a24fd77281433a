import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from '@alba/contract/auth';
import { givenPassword } from '@alba/testing/server/people';
import { commands } from '../admin/commands.ts';
import { runAdmin } from '../admin/run.ts';
import { readSettings } from '../env.ts';
import { createLog } from '../platform/log/index.ts';
import { folderStorage } from '../platform/storage/index.ts';
import { rostersOf } from '../rosters.ts';
import { keysOfTests, type TestApp } from './test-app.ts';

/** What an operator and the people of an installation do, for tests. */
export function adminScene(app: () => TestApp) {
  /** Runs a command line as a person types it; words between quotation marks belong together. */
  async function run(line: string): Promise<{ code: number; out: string; wrong: string }> {
    const typed = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    const out: string[] = [];
    const wrong: string[] = [];
    const { db, clock } = app();
    const settings = readSettings({ NODE_ENV: 'test' });
    const documents = folderStorage(join(tmpdir(), 'alba-test-data', 'documents'));
    const parts = { db, clock, documents, keys: keysOfTests, settings, log: createLog({ level: 'silent', readable: false }) };
    const code = await runAdmin(typed, {
      commands,
      open: (work) => work({ db, clock, originOf: (edition) => `https://${edition}.example`, rosters: async () => rostersOf(parts) }),
      print: (text) => out.push(text),
      complain: (text) => wrong.push(text),
    });
    return { code, out: out.join('\n'), wrong: wrong.join('\n') };
  }
  return {
    run,
    /** What a machine reads. */
    dataOf: async (line: string) => JSON.parse((await run(`${line} --json`)).out),
    enter: (username: string, more: object = {}) => app().anonymous.call(signIn, { body: { username, password: givenPassword, edition: 'us', ...more } }),
    /** So long a session may be remembered. */
    afterFiveSeconds: () => app().clock.advance(5_001),
  };
}
