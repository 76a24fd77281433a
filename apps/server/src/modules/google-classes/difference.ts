import type { GoogleDifference } from '@alba/contract/google-classes';
import type { EditionId } from '@alba/domain/editions';
import { editions } from '@alba/domain/editions';
import { byLastName } from '@alba/domain/people';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { ClassDifference } from '../rostering/index.ts';
import type { ClassRoster } from './class-feed.ts';
import { selectPersonIds } from './course-repository.ts';

type Given = {
  districtId: number;
  edition: EditionId;
  connectionId: number;
  difference: ClassDifference;
  roster: ClassRoster;
};

/** The difference as the teacher reads it: students only, by last name. Co-teachers are told by the class itself. */
export async function shownDifference(db: Db | Tx, { districtId, edition, connectionId, difference, roster }: Given): Promise<GoogleDifference> {
  const sorted = byLastName(editions[edition].locale);
  const students = (places: ClassDifference['added']) => places.filter(({ role }) => role === 'student').sort(sorted);
  const [added, gone] = [students(difference.added), students(difference.ended)];
  const ids = await selectPersonIds(db, { districtId, connectionId, externalIds: gone.map(({ externalId }) => externalId) });
  const [course] = roster.feed.classes;
  const listed = roster.feed.enrollments.filter(({ role }) => role === 'student').length;
  return {
    courseId: course?.id ?? '',
    name: course?.name ?? '',
    added: added.map(({ externalId, firstName, lastName }) => ({ firstName, lastName, isNewAccount: roster.newAccounts.has(externalId) })),
    gone: gone.flatMap(({ externalId, firstName, lastName }) => {
      const individualId = ids.get(externalId);
      return individualId === undefined ? [] : [{ individualId, firstName, lastName }];
    }),
    renamed: difference.renamed,
    leftOut: roster.leftOut.map(({ firstName, lastName }) => ({ firstName, lastName })).sort(sorted),
    staying: Math.max(0, listed - added.length),
  };
}

/** The same roster in which everybody who is gone keeps their place, but those whom the teacher let go. */
export function keeping({ feed, ...roster }: ClassRoster, { ended }: ClassDifference, lettingGo: ReadonlySet<string>): ClassRoster {
  const [course] = feed.classes;
  const kept = ended.filter(({ externalId, role }) => role === 'teacher' || !lettingGo.has(externalId));
  const places = kept.map(({ externalId, role }) => ({ classId: course?.id ?? '', personId: externalId, role }));
  return { ...roster, feed: { ...feed, enrollments: [...feed.enrollments, ...places] } };
}
