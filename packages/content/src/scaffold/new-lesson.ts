import type { EditionId, GradeBandKey, SubjectKey } from '@alba/domain/editions';

/** What has to be known before a lesson is begun. */
export type NewLesson = { edition: EditionId; id: string; subject: SubjectKey; band: GradeBandKey };
