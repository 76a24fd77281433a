import { studentHome } from '@alba/contract/attempts';
import { api, read } from '../../lib/api/api.ts';

const studentHomeApi = api.injectEndpoints({ endpoints: (build) => ({ studentHome: read(build, studentHome, { provides: ['assignment', 'activity'] }) }) });

export const { useStudentHomeQuery } = studentHomeApi;
