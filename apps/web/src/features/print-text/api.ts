import { previewLesson } from '@alba/contract/catalog';
import type { ReplyOf } from '@alba/contract/endpoint';
import { printArticle, printOwnArticle, printOwnPassage, printPassage } from '@alba/contract/printing';
import { api, read } from '../../lib/api/api.ts';

export type PrintedLessonData = ReplyOf<typeof previewLesson>;

const withPrinting = api.injectEndpoints({
  endpoints: (build) => ({
    printPassage: read(build, printPassage, { provides: ['lesson'] }),
    printArticle: read(build, printArticle, { provides: ['lesson'] }),
    printOwnPassage: read(build, printOwnPassage, { provides: ['lesson', 'assignment'] }),
    printOwnArticle: read(build, printOwnArticle, { provides: ['lesson', 'assignment'] }),
    /** With the key: teachers only. */
    lessonToPrint: read(build, previewLesson, { provides: ['lesson'] }),
  }),
});

export const { usePrintPassageQuery, usePrintArticleQuery, usePrintOwnPassageQuery, usePrintOwnArticleQuery, useLessonToPrintQuery } = withPrinting;
