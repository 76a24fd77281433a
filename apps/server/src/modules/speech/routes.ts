import { loadActivitySpeech, previewSpeech } from '@alba/contract/speech';
import { only, type Route, route } from '../../platform/http/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { activitySpeech, lessonSpeech } from './service.ts';

/** `storage` holds the sounds. */
export const speechRoutes = (storage: Storage): Route[] => [
  route(loadActivitySpeech, {
    allow: only('student'),
    handle: ({ db, viewer, clock, params }) => activitySpeech(db, { ...params, storage, viewer, now: clock.now() }),
  }),
  route(previewSpeech, {
    allow: only('teacher'),
    handle: ({ db, viewer, clock, params }) => lessonSpeech(db, { ...params, storage, viewer, now: clock.now() }),
  }),
];
