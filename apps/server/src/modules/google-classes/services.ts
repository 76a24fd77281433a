import { classroomOrigin } from '@alba/roster/google/index';
import type { ProviderSettings } from '../../env.ts';
import { issuerOf, type ProviderServices } from '../providers/index.ts';

/** What classes of Google Classroom need beside the database. */
export type GoogleClassServices = ProviderServices & {
  google?: {
    /** Who answers for Google accounts here: the other half of an account's name. */
    issuer: string;
    isSimulated: boolean;
    /** Of the Classroom API. */
    classroomOrigin: string;
  };
};

export const googleOf = ({ google }: ProviderSettings): GoogleClassServices['google'] =>
  google && { issuer: issuerOf(google), isSimulated: google.isSimulated, classroomOrigin: google.classroomOrigin ?? classroomOrigin };
