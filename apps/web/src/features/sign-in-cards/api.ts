import type { ReplyOf } from '@alba/contract/endpoint';
import {
  allowPictures,
  clearStudentPictures,
  closeClassScreen,
  loadClassSignIn,
  makeSignInCards,
  openClassScreen,
  setStudentPassword,
  setStudentPictures,
  voidSignInCard,
} from '@alba/contract/pupils';
import { api, read, write } from '../../lib/api/api.ts';

export type ClassSignIn = ReplyOf<typeof loadClassSignIn>;
export type Card = ReplyOf<typeof makeSignInCards>['cards'][number];

const withCards = api.injectEndpoints({
  endpoints: (build) => ({
    loadClassSignIn: read(build, loadClassSignIn, { provides: ['students'] }),
    setStudentPassword: write(build, setStudentPassword, { invalidates: ['students'] }),
    openClassScreen: write(build, openClassScreen, { invalidates: ['students'] }),
    closeClassScreen: write(build, closeClassScreen, { invalidates: ['students'] }),
    makeSignInCards: write(build, makeSignInCards, { invalidates: ['students'] }),
    voidSignInCard: write(build, voidSignInCard, { invalidates: ['students'] }),
    allowPictures: write(build, allowPictures, { invalidates: ['students'] }),
    setStudentPictures: write(build, setStudentPictures, { invalidates: ['students'] }),
    clearStudentPictures: write(build, clearStudentPictures, { invalidates: ['students'] }),
  }),
});

export const {
  useLoadClassSignInQuery,
  useSetStudentPasswordMutation,
  useOpenClassScreenMutation,
  useCloseClassScreenMutation,
  useMakeSignInCardsMutation,
  useVoidSignInCardMutation,
  useAllowPicturesMutation,
  useSetStudentPicturesMutation,
  useClearStudentPicturesMutation,
} = withCards;
