export { LessonPreview, type LessonPreviewProps } from './preview.tsx';
export { usePreviewWork } from './preview-context.ts';
export { PreviewPanes, type PreviewQuestion } from './preview-panes.tsx';
export { PreviewedArticle } from './previewed-article.tsx';
export { TeacherNotes } from './teacher-notes.tsx';
export { TriedAnswer } from './tried-answer.tsx';
