import { expect, it } from 'vitest';
import { defaultInstitutionSettings, effectiveSettings } from './index.ts';

it("takes the school's word before its district's, and that before the default", () => {
  expect(effectiveSettings({}, {})).toEqual(defaultInstitutionSettings);
  expect(effectiveSettings({ forceInitials: true, studentIdleMinutes: 10 }, { studentIdleMinutes: undefined })).toMatchObject({
    forceInitials: true,
    studentIdleMinutes: undefined,
  });
});

it.each([
  [{}, {}, 4],
  [{ minPasswordLength: 8 }, {}, 8],
  [{ minPasswordLength: 8 }, { minPasswordLength: 6 }, 8],
  [{ minPasswordLength: 8 }, { minPasswordLength: 12 }, 12],
])('of a district %j and a school %j the longer password length holds: %i', (district, school, length) => {
  expect(effectiveSettings(district, school).minPasswordLength).toBe(length);
});
