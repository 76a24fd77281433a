import { endOtherSessions, endSession, listSessions } from '@alba/contract/sessions';
import { api, read, write } from '../../lib/api/api.ts';

const withSessions = api.injectEndpoints({
  endpoints: (build) => ({
    listSessions: read(build, listSessions, { provides: ['session'] }),
    endSession: write(build, endSession, { invalidates: ['session'] }),
    endOtherSessions: write(build, endOtherSessions, { invalidates: ['session'] }),
  }),
});

export const { useListSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = withSessions;
