import { assignedClasses } from '@alba/contract/assigning';
import { checkPreviewAnswer, previewArticle, previewLesson } from '@alba/contract/catalog';
import type { ReplyOf } from '@alba/contract/endpoint';
import { api, read, write } from '../../lib/api/api.ts';

export type Preview = ReplyOf<typeof previewLesson>;
/** What is behind a question: for teachers only. */
export type QuestionKey = Preview['answers'][number]['key'];

const withPreview = api.injectEndpoints({
  endpoints: (build) => ({
    previewLesson: read(build, previewLesson, { provides: ['lesson'] }),
    previewArticle: read(build, previewArticle, { provides: ['lesson'] }),
    /** Which of the teacher's classes have the lesson; the preview works without. */
    classesWithLesson: read(build, assignedClasses, { provides: ['assignment'] }),
    checkPreviewAnswer: write(build, checkPreviewAnswer),
  }),
});

export const { usePreviewLessonQuery, usePreviewArticleQuery, useClassesWithLessonQuery, useCheckPreviewAnswerMutation } = withPreview;
