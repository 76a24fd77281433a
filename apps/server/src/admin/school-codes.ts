import { operator } from '../modules/audit/index.ts';
import { resetSchoolCode } from '../modules/institutions/index.ts';
import { transact } from '../platform/db/index.ts';
import { command, type Told } from './command.ts';
import { id, required } from './options.ts';

export const resetCode = command({
  summary: 'give a school another code for signing up',
  help: ['The code before stops working at once. Accounts that were made with it stay as they are.'],
  example: '14',
  words: { id: required(id, '<id>', 'of the school') },
  async run({ id }, { db, clock }): Promise<Told> {
    const { name, schoolCode } = await transact(db, (tx) => resetSchoolCode(tx, { schoolId: id, by: operator, now: clock.now() }));
    return { lines: [`Teachers of "${name}" sign up with ${schoolCode} now.`], data: { id, schoolCode } };
  },
});
