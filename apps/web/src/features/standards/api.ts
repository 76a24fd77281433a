import { assignedClasses } from '@alba/contract/assigning';
import type { ReplyOf } from '@alba/contract/endpoint';
import { listFrameworks, loadFramework, searchStandards, standardLessons } from '@alba/contract/standards';
import { api, read } from '../../lib/api/api.ts';

export type Choices = ReplyOf<typeof listFrameworks>;
export type Framework = Choices['frameworks'][number];
export type FurtherSet = Choices['sets'][number];
export type Standards = ReplyOf<typeof loadFramework>;
export type Standard = Standards['standards'][number];
export type FoundStandards = ReplyOf<typeof searchStandards>;
export type Aligned = ReplyOf<typeof standardLessons>;
export type AlignedLesson = Aligned['lessons'][number];

const withStandards = api.injectEndpoints({
  endpoints: (build) => ({
    frameworkChoices: read(build, listFrameworks, { provides: ['lesson'] }),
    standardsOfFramework: read(build, loadFramework, { provides: ['lesson'] }),
    foundStandards: read(build, searchStandards, { provides: ['lesson'] }),
    lessonsOfStandard: read(build, standardLessons, { provides: ['lesson'] }),
    classesOfAligned: read(build, assignedClasses, { provides: ['assignment'] }),
  }),
});

export const { useFrameworkChoicesQuery, useStandardsOfFrameworkQuery, useFoundStandardsQuery, useLessonsOfStandardQuery, useClassesOfAlignedQuery } =
  withStandards;
