import { operator } from '../modules/audit/index.ts';
import { type Change, changeInstitution } from '../modules/institutions/index.ts';
import { transact } from '../platform/db/index.ts';
import { command, type Told, WrongCommand } from './command.ts';
import { dataOf, name } from './institutions.ts';
import { id, optional, orInherit, required, timeZone, yesOrNo } from './options.ts';
import { settingOptions, storedNames } from './setting-options.ts';

export const setInstitution = command({
  summary: 'change what a district or a school is called and decides',
  help: [
    'Only what is named changes. "inherit" as the value of a setting takes the own word of the institution away.',
    'What changes for people who are signed in reaches them with their next call, after five seconds at the latest.',
  ],
  example: '14 --min-password 8 --student-idle 15 --sign-in-ways password,card',
  words: { id: required(id, '<id>', 'of the district or the school') },
  options: {
    name: optional(name, '<name>', 'what it is called'),
    'time-zone': optional(orInherit(timeZone), '<zone>', 'where it lives; all its dates and days are there'),
    network: optional(id, '<id>', 'of a school: the district or the school in whose network it is'),
    'students-disabled': optional(yesOrNo, '<yes|no>', "keeps all the school's students from signing in"),
    closed: optional(yesOrNo, '<yes|no>', 'keeps everybody from signing in and signing up; the data stays'),
    ...settingOptions,
  },
  async run({ id, ...given }, { db, clock }): Promise<Told> {
    const change = changeOf(given);
    if (!change) throw new WrongCommand('Name something to change.');
    const changed = await transact(db, (tx) => changeInstitution(tx, { institutionId: id, change, by: operator, now: clock.now() }));
    return { lines: [`The ${changed.kind} ${id}, "${changed.name}", was changed. "institution show ${id}" tells how it stands.`], data: dataOf(changed) };
  },
});

type Given = { name?: string; 'time-zone'?: string; network?: number; 'students-disabled'?: boolean; closed?: boolean } & {
  [Name in keyof typeof settingOptions]?: unknown;
};

function changeOf(given: Given): Change | undefined {
  if (Object.values(given).every((value) => value === undefined)) return undefined;
  const named = Object.entries(storedNames).flatMap(([option, stored]) => {
    const value = given[option as keyof typeof settingOptions];
    return value === undefined ? [] : [{ stored, value }];
  });
  const zone = given['time-zone'];
  const set = named.filter(({ value }) => value !== 'inherit');
  return {
    name: given.name,
    timeZone: zone === 'inherit' ? null : zone,
    networkOf: given.network,
    studentsDisabled: given['students-disabled'],
    isClosed: given.closed,
    settings: set.length === 0 ? undefined : Object.fromEntries(set.map(({ stored, value }) => [stored, value])),
    inherit: named.filter(({ value }) => value === 'inherit').map(({ stored }) => stored),
  };
}
