import type { BodyOf, ReplyOf } from '@alba/contract/endpoint';
import { schoolSignInWay as endpoint } from '@alba/contract/providers';
import { normalizeSchoolCode } from '@alba/domain/institutions';
import type { Db } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { type AuthServices, limitCodeGuesses } from '../auth/index.ts';
import { selectOptionalSchoolByCode, settingsOf } from '../institutions/index.ts';

type Asking = { body: BodyOf<typeof endpoint>; ip: string; now: Date; log: AuthServices['log'] };

/** How the people of a school sign in whose accounts a roster made (D84). A guess counts like those of sign-up: nobody collects school codes here either. */
export async function schoolWay(db: Db, { body, ip, now, log }: Asking): Promise<ReplyOf<typeof endpoint>> {
  const { schoolCode, edition, deviceId } = body;
  return limitCodeGuesses(db, { deviceId, ip, now }, log, async () => {
    const code = normalizeSchoolCode(schoolCode);
    const school = code === undefined ? undefined : await selectOptionalSchoolByCode(db, { edition, code });
    if (!school || school.isClosed) throw refuse(endpoint, 'school_code_unknown');
    const { rosterSignInWay } = await settingsOf(db, school);
    return { schoolName: school.name, way: rosterSignInWay };
  });
}
