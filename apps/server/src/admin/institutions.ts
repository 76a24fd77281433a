import { operator } from '../modules/audit/index.ts';
import {
  countPeople,
  createDistrict,
  createSchool,
  districtOf,
  type Institution,
  institutionOf,
  type SettingName,
  selectInstitutions,
  selectSubscriptions,
  settingsOf,
  storedSettings,
  todayIn,
  zoneOf,
} from '../modules/institutions/index.ts';
import { transact } from '../platform/db/index.ts';
import { command, type Told, WrongCommand } from './command.ts';
import { program } from './help.ts';
import { edition, id, optional, required, text, timeZone } from './options.ts';
import { storedNames } from './setting-options.ts';
import { table } from './table.ts';

export const name = text(80);
const mostListed = 1_000;

/** What machines read of an institution. */
export const dataOf = ({
  institutionId,
  districtId,
  kind,
  name,
  edition,
  timeZone,
  networkId,
  schoolCode,
  studentsDisabled,
  closedAt,
  isDemonstration,
}: Institution) => ({
  id: institutionId,
  kind,
  name,
  edition,
  districtId,
  networkId,
  timeZone: zoneOf({ timeZone, edition }),
  schoolCode,
  studentsDisabled,
  isClosed: closedAt !== null,
  isDemonstration,
});

const stateOf = ({ closedAt, studentsDisabled, isDemonstration }: Institution): string =>
  [closedAt && 'closed', studentsDisabled && 'students disabled', isDemonstration && 'demonstration'].filter(Boolean).join(', ') || 'open';

export const createInstitution = command({
  summary: 'make a district, or a school of one',
  help: ['With --edition it is a district, with --district a school of that district. A school gets a school code at once.'],
  example: '--district 12 --name "Cedar Hill School" --time-zone America/Denver',
  options: {
    name: required(name, '<name>', 'what it is called'),
    edition: optional(edition, '<edition>', 'us, br or eslac: makes a district'),
    district: optional(id, '<id>', 'makes a school of this district'),
    'time-zone': optional(timeZone, '<zone>', "where it lives; left out, the district's, else the edition's"),
  },
  async run({ name, edition, district, 'time-zone': zone }, { db, clock }): Promise<Told> {
    if ((edition === undefined) === (district === undefined))
      throw new WrongCommand('Give --edition for a district or --district for a school, one of the two.');
    const doing = { by: operator, now: clock.now() };
    const made = await transact(db, (tx) =>
      district === undefined && edition !== undefined
        ? createDistrict(tx, { ...doing, name, edition, timeZone: zone })
        : createSchool(tx, { ...doing, name, districtId: district ?? 0, timeZone: zone }),
    );
    const next =
      made.kind === 'district'
        ? [
            `Next: ${program} institution create --district ${made.institutionId} --name …`,
            `      ${program} subscription add --district ${made.institutionId} --to …`,
          ]
        : [`Teachers sign up with the school code ${made.schoolCode}.`];
    return { lines: [`The ${made.kind} ${made.institutionId}, "${made.name}", stands.`, ...next], data: dataOf(made) };
  },
});

export const listInstitutions = command({
  summary: 'districts with their schools',
  example: '--edition br',
  options: {
    edition: optional(edition, '<edition>', 'only of this edition'),
    district: optional(id, '<id>', 'only this district and its schools'),
  },
  async run({ edition, district }, { db }): Promise<Told> {
    if (district !== undefined) await districtOf(db, district);
    const found = await selectInstitutions(db, { edition, districtId: district, limit: mostListed });
    const rows = found.map((one) => [
      one.institutionId,
      one.kind === 'district' ? one.name : `  ${one.name}`,
      one.edition,
      one.schoolCode,
      one.people,
      one.kind === 'district' ? (one.subscribedUntil ?? 'never') : '',
      stateOf(one),
    ]);
    const more = found.length === mostListed ? [`The first ${mostListed}; narrow the list with --district.`] : [];
    return {
      lines:
        found.length === 0
          ? ['There are no institutions yet.']
          : [...table(['ID', 'NAME', 'EDITION', 'CODE', 'PEOPLE', 'SUBSCRIBED UNTIL', 'STATE'], rows), ...more],
      data: found.map((one) => ({ ...dataOf(one), people: one.people, subscribedUntil: one.subscribedUntil })),
    };
  },
});

export const showInstitution = command({
  summary: 'everything about one district or school',
  example: '14',
  words: { id: required(id, '<id>', 'of the district or the school') },
  async run({ id }, { db, clock }): Promise<Told> {
    const found = await institutionOf(db, id);
    const { districtId, institutionId } = found;
    const people = await countPeople(db, { districtId, institutionId });
    const settings = await settingsOf(db, { districtId, schoolId: institutionId });
    const own = storedSettings.safeParse(found.settings).data ?? {};
    const today = todayIn(found, clock.now());
    const subscriptions = (await selectSubscriptions(db, districtId)).filter(({ endsOn }) => endsOn >= today);
    const facts: [string, string | number | null | undefined][] = [
      ['id', institutionId],
      ['kind', found.kind],
      ['name', found.name],
      ['district', districtId],
      ['network', found.networkId],
      ['edition', found.edition],
      ['time zone', `${zoneOf(found)} (today ${today})`],
      ['school code', found.schoolCode],
      ['state', stateOf(found)],
      ['accounts', people.map(({ role, people }) => `${people} ${role}`).join(', ') || 'none'],
      ['subscribed to', subscriptions.map(({ productCode, startsOn, endsOn }) => `${productCode} ${startsOn} to ${endsOn}`).join(', ') || 'nothing'],
      ...Object.entries(storedNames).map(([option, stored]): [string, string] => [
        option,
        `${shown(stored, { ...settings, ...own })}${stored in own ? '' : ' (inherited)'}`,
      ]),
    ];
    const width = Math.max(...facts.map(([fact]) => fact.length));
    return {
      lines: facts.map(([fact, value]) => `${fact.padEnd(width)}  ${value ?? '–'}`),
      data: { ...dataOf(found), people, settings: { own, effective: settings }, subscriptions },
    };
  },
});

/** A setting as it is typed. */
function shown(name: SettingName, settings: Partial<Record<SettingName, unknown>>): string {
  const value = settings[name] ?? undefined;
  if (value === undefined) return name.endsWith('Minutes') ? 'off' : 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}
