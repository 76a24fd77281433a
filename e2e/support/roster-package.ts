import type { Changes } from '@alba/testing/rosters/changes';
import { District } from '@alba/testing/rosters/district';
import { packageText } from '@alba/testing/rosters/write-package';
import { zipPackage } from '@alba/testing/rosters/zip-package';
import type { EditionId } from './editions.ts';

export type RosterFile = { name: string; mimeType: string; buffer: Buffer };

/** An invented school of two classes that no other test has, and its packages as a school system would export them. */
export function inventedSchool(edition: EditionId) {
  const seed = Math.floor(Math.random() * 1_000_000_000);
  const district = new District({ edition, schools: 1, users: 24, classes: 2, enrollments: 42, seed });
  // the number of a school system proves that two people are one, so nobody here has that of another test's
  const own = (text: string) => text.replace(/\b[19]00(\d{5})\b/g, `${seed}$1`);
  const fileOf = async (changes: Changes = {}, spoil = (_: string, text: string) => text): Promise<RosterFile> => ({
    name: 'export.zip',
    mimeType: 'application/zip',
    buffer: await zipPackage(packageText({ district, version: '1.1', kind: 'bulk', changes }), (name, text) => spoil(name, own(text))),
  });
  const teacher = district.teacher(district.class(0).teacher);
  const student = district.student(0);
  return { district, fileOf, teacher, student, school: district.schoolName(0), classes: [district.class(0), district.class(1)] as const };
}
