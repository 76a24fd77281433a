import { listGuides, openGuide } from '@alba/contract/guides';
import { api, read, write } from '../../lib/api/api.ts';

const withGuides = api.injectEndpoints({
  endpoints: (build) => ({
    guides: read(build, listGuides),
    openGuide: write(build, openGuide),
  }),
});

export const { useGuidesQuery, useOpenGuideMutation } = withGuides;
