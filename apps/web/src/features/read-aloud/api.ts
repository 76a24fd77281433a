import { loadActivitySpeech, previewSpeech } from '@alba/contract/speech';
import { useCallback } from 'react';
import { api, read } from '../../lib/api/api.ts';
import { useAppDispatch } from '../../lib/store/store.ts';
import type { SpeechOf } from './texts.ts';

const speechApi = api.injectEndpoints({
  endpoints: (build) => ({
    activitySpeech: read(build, loadActivitySpeech, { provides: ['lesson'] }),
    previewSpeech: read(build, previewSpeech, { provides: ['lesson'] }),
  }),
});

/** The prepared sounds of a student's activity. A call that does not get through is as if there were none. */
export function useActivitySpeech(activityId: number): SpeechOf {
  const dispatch = useAppDispatch();
  return useCallback(
    async ({ of, textId, level }) => {
      const { data } = await dispatch(speechApi.endpoints.activitySpeech.initiate({ params: { activityId, of, text: textId, level } }, { subscribe: false }));
      return data?.speech;
    },
    [activityId, dispatch],
  );
}

/** The same for a teacher who looks at the lesson. */
export function usePreviewSpeech(lessonId: number): SpeechOf {
  const dispatch = useAppDispatch();
  return useCallback(
    async ({ of, textId, level }) => {
      const { data } = await dispatch(speechApi.endpoints.previewSpeech.initiate({ params: { lessonId, of, text: textId, level } }, { subscribe: false }));
      return data?.speech;
    },
    [lessonId, dispatch],
  );
}
