import * as contract from '@alba/contract/pupils';
import { anyone, only, type Route, route } from '../../platform/http/index.ts';
import type { AuthServices } from '../auth/index.ts';
import { makeCards, voidCard } from './card-service.ts';
import { signInWithCard, signInWithCardCode } from './card-sign-in-service.ts';
import { allowPictures, chooseMyPictures, clearPictures, setStudentPictures } from './picture-service.ts';
import { signInWithPictures } from './picture-sign-in-service.ts';
import { classScreen, classSignIn, closeScreen, openScreen } from './screen-service.ts';

const teachers = only('teacher');
const done = { done: true } as const;

/** Cards, pictures and the screen of a class. `codeKey` goes into what is stored of short codes. */
export const signInCardRoutes = (services: AuthServices, { codeKey }: { codeKey: Buffer }): Route[] => [
  ...teacherRoutes(codeKey),
  ...pupilRoutes(services, codeKey),
];

const teacherRoutes = (codeKey: Buffer): Route[] => [
  route(contract.loadClassSignIn, {
    allow: teachers,
    handle: ({ db, viewer, clock, params }) => classSignIn(db, { viewer, now: clock.now() }, params.classId),
  }),
  route(contract.openClassScreen, {
    allow: teachers,
    act: ({ tx, viewer, clock, requestId, params, body }) => openScreen(tx, { viewer, now: clock.now(), requestId }, { ...params, ...body }),
  }),
  route(contract.closeClassScreen, {
    allow: teachers,
    act: async ({ tx, viewer, clock, requestId, params }) => {
      await closeScreen(tx, { viewer, now: clock.now(), requestId }, params.classId);
      return done;
    },
  }),
  route(contract.makeSignInCards, {
    allow: teachers,
    handle: async ({ db, viewer, clock, requestId, params, body }) => ({
      cards: await makeCards(db, { viewer, now: clock.now(), requestId }, { ...params, ...body, codeKey }),
    }),
  }),
  route(contract.voidSignInCard, {
    allow: teachers,
    act: async ({ tx, viewer, clock, requestId, params }) => {
      await voidCard(tx, { viewer, now: clock.now(), requestId }, params);
      return done;
    },
  }),
  route(contract.allowPictures, {
    allow: teachers,
    act: async ({ tx, viewer, clock, requestId, params, body }) => {
      await allowPictures(tx, { viewer, now: clock.now(), requestId }, { ...params, ...body });
      return done;
    },
  }),
  route(contract.setStudentPictures, {
    allow: teachers,
    handle: async ({ db, viewer, clock, requestId, params, body }) => {
      await setStudentPictures(db, { viewer, now: clock.now(), requestId }, { params, pictures: body.pictures });
      return done;
    },
  }),
  route(contract.clearStudentPictures, {
    allow: teachers,
    act: async ({ tx, viewer, clock, requestId, params }) => {
      await clearPictures(tx, { viewer, now: clock.now(), requestId }, params);
      return done;
    },
  }),
];

const pupilRoutes = (services: AuthServices, codeKey: Buffer): Route[] => [
  route(contract.loadClassScreen, {
    allow: anyone,
    handle: ({ db, params, query, ip, clock }) => classScreen(db, { code: params.code, deviceId: query.device, ip, now: clock.now(), log: services.log }),
  }),
  route(contract.signInWithCard, {
    allow: anyone,
    handle: ({ db, body, ip, clock, requestId, userAgent }) => signInWithCard(db, services, { body, ip, now: clock.now(), requestId, userAgent }),
  }),
  route(contract.signInWithCardCode, {
    allow: anyone,
    handle: ({ db, body, ip, clock, requestId, userAgent }) => signInWithCardCode(db, services, { body, ip, now: clock.now(), requestId, userAgent, codeKey }),
  }),
  route(contract.signInWithPictures, {
    allow: anyone,
    handle: ({ db, body, ip, clock, requestId, userAgent }) => signInWithPictures(db, services, { body, ip, now: clock.now(), requestId, userAgent }),
  }),
  route(contract.chooseMyPictures, {
    allow: only('student'),
    handle: async ({ db, viewer, body, clock, requestId }) => {
      await chooseMyPictures(db, { viewer, now: clock.now(), requestId }, body.pictures);
      return done;
    },
  }),
];
