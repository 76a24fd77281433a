import { effectiveSettings, type InstitutionSettings, signInWays } from '@alba/domain/institutions';
import { z } from 'zod';
import type { Db, Tx } from '../../platform/db/index.ts';
import { selectSettings } from './institution-repository.ts';

const way = z.enum(signInWays);
const minutes = z
  .int()
  .min(1)
  .max(24 * 60);

/** What may stand in the `settings` of an institution; what is absent is inherited. `null` switches an idle time off. */
export const storedSettings = z
  .strictObject({
    signInWays: z.array(way).min(1),
    rosterSignInWay: way.exclude(['card']),
    googleDomain: z.string().regex(/^[a-z0-9.-]+\.[a-z]{2,}$/),
    cleverDistrictId: z.string().min(1).max(64),
    /** Of a school: which school of the Clever district it is, so that newcomers are placed there. */
    cleverSchoolId: z.string().min(1).max(64),
    minPasswordLength: z.int().min(4).max(22),
    forceInitials: z.boolean(),
    studentIdleMinutes: minutes.nullable(),
    staffIdleMinutes: minutes.nullable(),
  })
  .partial();
export type StoredSettings = z.infer<typeof storedSettings>;

/** What holds at a school, its district's settings included. */
export async function settingsOf(db: Db | Tx, { districtId, schoolId }: { districtId: number; schoolId: number }): Promise<InstitutionSettings> {
  const rows = await selectSettings(db, { districtId, schoolId });
  const own = (kind: string) => known(rows.find((row) => row.kind === kind)?.settings);
  return effectiveSettings(own('district'), own('school'));
}

/** A setting that this version does not know, or that was written by hand and is wrong, never shuts a school out. */
function known(stored: unknown): Partial<InstitutionSettings> {
  const { studentIdleMinutes, staffIdleMinutes, ...rest } = storedSettings.safeParse(stored ?? {}).data ?? {};
  return {
    ...rest,
    ...(studentIdleMinutes === undefined ? {} : { studentIdleMinutes: studentIdleMinutes ?? undefined }),
    ...(staffIdleMinutes === undefined ? {} : { staffIdleMinutes: staffIdleMinutes ?? undefined }),
  };
}
