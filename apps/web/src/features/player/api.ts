import { beginAttempt, checkAnswer, chooseLevel, loadActivity, loadActivityLesson, reportActivity, submitAttempt } from '@alba/contract/attempts';
import { api, read, write } from '../../lib/api/api.ts';

export const playerApi = api.injectEndpoints({
  endpoints: (build) => ({
    loadActivity: read(build, loadActivity, { provides: ['activity'] }),
    loadActivityLesson: read(build, loadActivityLesson, { provides: ['lesson'] }),
    beginAttempt: write(build, beginAttempt, { invalidates: ['assignment'] }),
    checkAnswer: write(build, checkAnswer),
    submitAttempt: write(build, submitAttempt, { invalidates: ['assignment', 'activity'] }),
    reportActivity: write(build, reportActivity),
    chooseLevel: write(build, chooseLevel),
  }),
});
