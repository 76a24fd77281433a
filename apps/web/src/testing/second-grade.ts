import type { ReplyOf } from '@alba/contract/endpoint';
import { loadClassSignIn } from '@alba/contract/pupils';
import { beforeEach } from 'vitest';
import { api } from '../lib/api/api.ts';
import { store } from '../lib/store/store.ts';
import { signInAs, startSignedOut } from './people.ts';
import { answers, type standInServer } from './stand-in-server.ts';

type ClassSignIn = ReplyOf<typeof loadClassSignIn>;

export const maya = { individualId: 11, firstName: 'Maya', lastName: 'Torres', username: 'maya.torres', hasPictures: false, isPaused: false };
const sam = {
  individualId: 12,
  firstName: 'Sam',
  lastName: 'Okonkwo',
  username: 'sam.okonkwo',
  hasPictures: true,
  isPaused: true,
  cardMadeAt: '2026-11-20T15:00:00Z',
};
const secondGrade: ClassSignIn = {
  classId: 1,
  name: 'Second grade',
  avatar: 'bee',
  code: 'BCDFGH',
  schoolName: 'Cedar Hollow',
  areCardsAllowed: true,
  hasPictures: false,
  grade: 2,
  students: [sam, maya],
};

/** A class that the acts of a test may change. */
export function givenClass(server: ReturnType<typeof standInServer>, more: Partial<ClassSignIn> = {}) {
  const state = { current: { ...secondGrade, ...more } };
  server.use(answers(loadClassSignIn, () => state.current));
  return state;
}

/** Every test begins as the teacher, with nothing loaded. */
export function beginAsTeacher(): void {
  beforeEach(() => {
    startSignedOut();
    signInAs('teacher', { displayName: 'Amara Okafor' });
    store.dispatch(api.util.resetApiState());
  });
}
