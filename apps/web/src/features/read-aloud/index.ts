export { useActivitySpeech, usePreviewSpeech } from './api.ts';
export { useReadAloud } from './context.ts';
export { ListenButton } from './listen-button.tsx';
export { ListeningNotice } from './listening-notice.tsx';
export { ReadAloud, type ReadAloudProps } from './read-aloud.tsx';
export { ReadAloudBar } from './read-aloud-bar.tsx';
export { type ReadableText, textsOfArticle, textsOfResources } from './texts.ts';
