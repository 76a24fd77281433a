import { daysBetween, localDateOf, schoolYearOf } from '@alba/domain/assignments';
import { type EditionId, editions } from '@alba/domain/editions';
import { z } from 'zod';
import type { Clock } from '../../platform/clock/index.ts';
import { type Db, transact } from '../../platform/db/index.ts';
import { hashPassword } from '../../platform/passwords/index.ts';
import { selectOptionalSetting, storeSetting } from '../settings-repository.ts';
import { selectOfferedLessons } from './demonstration-repository.ts';
import { type DemonstrationDistrict, demonstrationDistricts } from './districts/index.ts';
import { loadDistrict } from './load.ts';
import { usernameOf } from './people.ts';
import { shiftDistrict, type YearStarts } from './shift-repository.ts';

/** One for all demonstration accounts; it stands in the README and in the start banner. */
export const demonstrationPassword = 'alba1234';

const settingName = (edition: EditionId) => `demonstration-${edition}`;
/** The district of an edition in this database, and the day it stands at. */
const loadedDistrict = z.object({ districtId: z.number(), day: z.iso.date() });

type Options = { clock: Clock; progress: (line: string) => void };

/**
 * Loads a demonstration district for every edition that has lessons, or brings those already loaded to today (D94), so that something is
 * always due today, due tomorrow and late. Returns who can sign in, a line for each edition.
 */
export async function loadDemonstration(db: Db, { clock, progress }: Options): Promise<string[]> {
  const now = clock.now();
  let passwordHash: string | undefined;
  const accounts: string[] = [];
  for (const district of demonstrationDistricts) {
    const stored = loadedDistrict.safeParse(await selectOptionalSetting(db, settingName(district.edition)));
    if (stored.success) {
      const moved = await bringToToday(db, { edition: district.edition, ...stored.data, now });
      accounts.push(accountsOf(district));
      if (moved !== 0) progress(`Demonstration: ${district.name} moved by ${moved} ${Math.abs(moved) === 1 ? 'day' : 'days'}`);
      continue;
    }
    if ((await selectOfferedLessons(db, district.edition)).length === 0) {
      progress(`Demonstration: ${district.name} waits for a first lesson of its edition`);
      continue;
    }
    progress(`Demonstration: ${district.name}`);
    passwordHash ??= await hashPassword(demonstrationPassword);
    await transact(db, async (tx) => {
      const loaded = await loadDistrict(tx, { district, now, passwordHash: passwordHash ?? '' });
      await storeSetting(tx, settingName(district.edition), loaded);
    });
    accounts.push(accountsOf(district));
  }
  return [`Demonstration accounts, all with the password ${demonstrationPassword}`, ...accounts];
}

/** Moves a district to today in one transaction; says by how many days. */
async function bringToToday(db: Db, { edition, districtId, day, now }: { edition: EditionId; districtId: number; day: string; now: Date }): Promise<number> {
  const today = localDateOf(now, editions[edition].defaultTimeZone);
  const days = daysBetween(day, today);
  if (days === 0) return 0;
  await transact(db, async (tx) => {
    await shiftDistrict(tx, { districtId, days, now, today, years: yearStarts(edition) });
    await storeSetting(tx, settingName(edition), { districtId, day: today });
  });
  return days;
}

/** The first day of every school year of the century, by asking the one function that knows for every first of a month. */
function yearStarts(edition: EditionId): YearStarts {
  const starts = new Map<number, string>();
  for (let month = 0; month < 1200; month += 1) {
    const firstDay = `${2000 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
    const year = schoolYearOf(firstDay, edition);
    if (!starts.has(year)) starts.set(year, firstDay);
  }
  return [...starts].map(([year, firstDay]) => ({ year, firstDay }));
}

function accountsOf({ edition, teacher, colleague, student, newcomer, admin }: DemonstrationDistrict): string {
  const names = [
    ['teacher', teacher.username],
    ['second teacher', colleague.username],
    ['student', usernameOf(student)],
    ['new student', usernameOf(newcomer)],
    ['administrator', admin.username],
  ];
  return `  ${edition.padEnd(6)} ${names.map(([role, username]) => `${role} ${username}`).join(' · ')}`;
}
