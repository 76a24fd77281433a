export { LessonPreview } from './preview.tsx';
export { usePreviewWork } from './preview-context.ts';
export { type PreviewQuestion, PreviewPanes } from './preview-panes.tsx';
export { PreviewedArticle } from './previewed-article.tsx';
export { TeacherNotes } from './teacher-notes.tsx';
