import { signIn } from '@alba/contract/auth';
import { givenPassword } from '@alba/testing/server/people';
import { commands } from '../admin/commands.ts';
import { runAdmin } from '../admin/run.ts';
import type { TestApp } from './test-app.ts';

/** What an operator and the people of an installation do, for tests. */
export function adminScene(app: () => TestApp) {
  /** Runs a command line as a person types it; words between quotation marks belong together. */
  async function run(line: string): Promise<{ code: number; out: string; wrong: string }> {
    const typed = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    const out: string[] = [];
    const wrong: string[] = [];
    const { db, clock } = app();
    const code = await runAdmin(typed, {
      commands,
      open: (work) => work({ db, clock, originOf: (edition) => `https://${edition}.example` }),
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
