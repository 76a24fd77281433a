import type { GradeBandKey, SubjectKey } from '@alba/domain/editions';

/** Names of subjects, grade ranges and topics, which Find has: the screen gives them. */
export type LessonWords = { subject: (subject: SubjectKey) => string; gradeBand: (band: GradeBandKey) => string; category: (category: string) => string };
