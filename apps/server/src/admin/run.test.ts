import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminScene } from '../testing/admin-scene.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { commands } from './commands.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
const { run } = adminScene(() => app);

describe('the command line itself', () => {
  it('has help with an example for every command, and every example is a right command line', async () => {
    for (const [name, command] of Object.entries(commands)) {
      const { code, out } = await run(`help ${name}`);
      expect(code, name).toBe(0);
      expect(out, name).toContain(`npm run admin -- ${name}${command.example && ` ${command.example}`}`);
      expect((await run(`${name} ${command.example}`)).code, `${name} ${command.example}`).not.toBe(2);
    }
  });

  it.each([
    ['nothing', 'There is no command "nothing". Try: npm run admin -- help'],
    ['user', '"user" needs one of: create-admin, invite, list,'],
    ['user list', '--at is missing'],
    ['user list --at twelve', '--at: "twelve" is not an id'],
    ['user list --at 1 --rol teacher', 'There is no option "--rol"'],
    ['user unlock', '<username> is missing'],
    ['user unlock one two', '"two" is one word too many'],
    ['institution create --name A --edition mars', 'There is no edition "mars": it is us, br or eslac'],
    ['institution create --name A', 'one of the two'],
    ['institution set 1', 'Name something to change'],
    ['institution set 1 --time-zone Denver', 'There is no time zone "Denver"'],
    ['institution set 1 --min-password 3', 'not a whole number from 4 to 22'],
  ])('says of "%s" what is wrong with it', async (line, words) => {
    const { code, wrong } = await run(line);
    expect(code).toBe(2);
    expect(wrong).toContain(words);
  });

  it('tells what is not there, and machines with a code', async () => {
    expect(await run('institution show 999999')).toMatchObject({ code: 1, wrong: 'There is no institution 999999. "institution list" shows them.' });
    expect(JSON.parse((await run('institution show 999999 --json')).out)).toEqual({
      error: { code: 'institution_unknown', message: 'There is no institution 999999. "institution list" shows them.' },
    });
    expect((await run('user unlock nobody.here')).wrong).toBe('There is no account with the user name "nobody.here".');
  });
});
