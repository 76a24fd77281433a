import { endpoints } from '@alba/contract/endpoints';
import { roles } from '@alba/domain/accounts';
import { authorisation } from '../authorisation.ts';
import { command, type Told } from './command.ts';
import { table } from './table.ts';

const headings = ['CALL', 'METHOD', 'ADDRESS', 'SIGNED OUT', ...roles.map((role) => role.toUpperCase()), 'REACHES'];

export const printMatrix = command({
  summary: 'who may make each call, signed out and in every role, and whose data it reaches',
  help: [
    'The same table that a test walks call by call: as every role, signed out, and as strangers of the same school, of another school and',
    'of another district. What is not in the table is nobody\'s. "classes taught", "own work" and "own sessions" name an object; to everybody else',
    'it looks as if it were not there. Signing in comes first everywhere: a role counts while its account is active and subscribed.',
  ],
  example: '',
  needsNothing: true,
  async run(): Promise<Told> {
    const data = endpoints.map(({ name, method, path }) => {
      const rule = authorisation[name];
      const may = (role: (typeof roles)[number]) => rule !== undefined && (rule.who === 'anyone' || rule.who.includes(role));
      return {
        name,
        method,
        path,
        signedOut: rule?.who === 'anyone',
        ...Object.fromEntries(roles.map((role) => [role, may(role)])),
        reach: rule?.reach ?? 'nobody',
      };
    });
    const yes = (may: unknown) => (may === true ? 'yes' : '·');
    const rows = data.map((row) => [
      row.name,
      row.method,
      row.path,
      yes(row.signedOut),
      ...roles.map((role) => yes((row as Record<string, unknown>)[role])),
      row.reach,
    ]);
    return { lines: table(headings, rows), data };
  },
});
