import { previewArticle, previewLesson } from '@alba/contract/catalog';
import type { ReplyOf } from '@alba/contract/endpoint';
import { api, read } from '../../lib/api/api.ts';

export type Preview = ReplyOf<typeof previewLesson>;
/** What is behind a question: for teachers only. */
export type QuestionKey = Preview['answers'][number]['key'];

const withPreview = api.injectEndpoints({
  endpoints: (build) => ({
    previewLesson: read(build, previewLesson, { provides: ['lesson'] }),
    previewArticle: read(build, previewArticle, { provides: ['lesson'] }),
  }),
});

export const { usePreviewLessonQuery, usePreviewArticleQuery } = withPreview;
