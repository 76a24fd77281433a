import * as contract from '@alba/contract/google-classes';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { only, type Route, refuseThrottled, route, type Viewer } from '../../platform/http/index.ts';
import type { Acting } from '../audit/index.ts';
import { takeFromBudget } from '../auth/index.ts';
import { askedFirst } from './asked-first.ts';
import { askForSharedCourse, teachTogether } from './co-teach-service.ts';
import { askForCourses, importCourses } from './import-service.ts';
import { listCourses } from './list-service.ts';
import { previewCourses } from './preview-service.ts';
import { askForCourse, importAgain, previewAgain } from './reimport-service.ts';
import type { GoogleClassServices } from './services.ts';

const teachers = only('teacher');

/** Of one teacher; Google gives all of ours together 3 000 questions a minute, and one of them 1 200. */
const budget = { kind: 'google-classes', most: 60, windowMs: 10 * 60_000 };

async function takeOne(db: Db, { viewer, clock }: { viewer: Viewer; clock: Clock }): Promise<void> {
  const now = clock.now();
  const retryAt = await takeFromBudget(db, { ...budget, subjects: [`${viewer.districtId}:${viewer.personId}`], now });
  if (retryAt) throw refuseThrottled(retryAt, now);
}

const actingOf = ({ viewer, clock, requestId }: { viewer: Viewer; clock: Clock; requestId: string }): Acting => ({ viewer, now: clock.now(), requestId });

/** Importing classes from Google Classroom (C-GOOGLE, C-REIMPORT). */
export const googleClassRoutes = (services: GoogleClassServices): Route[] => [
  route(contract.listGoogleClasses, {
    allow: teachers,
    handle: async (call) => {
      await takeOne(call.db, call);
      return listCourses(call.db, services, actingOf(call));
    },
  }),
  route(contract.previewGoogleClasses, {
    allow: teachers,
    handle: async (call) => {
      await takeOne(call.db, call);
      return previewCourses(call.db, services, actingOf(call), call.body);
    },
  }),
  route(contract.importGoogleClasses, {
    allow: teachers,
    ...askedFirst<typeof contract.importGoogleClasses, Awaited<ReturnType<typeof askForCourses>>, Awaited<ReturnType<typeof importCourses>>>(
      async (call) => {
        await takeOne(call.db, call);
        return askForCourses(call.db, services, actingOf(call), call.body);
      },
      (call, asked) => importCourses(call.tx, services, actingOf(call), asked),
    ),
  }),
  route(contract.previewGoogleReimport, {
    allow: teachers,
    handle: async (call) => {
      await takeOne(call.db, call);
      const acting = actingOf(call);
      const asked = await askForCourse(call.db, services, acting, call.body.classId);
      return previewAgain(call.db, acting, asked, call.body.classId);
    },
  }),
  route(contract.reimportGoogleClass, {
    allow: teachers,
    ...askedFirst<typeof contract.reimportGoogleClass, Awaited<ReturnType<typeof askForCourse>>, Awaited<ReturnType<typeof importAgain>>>(
      async (call) => {
        await takeOne(call.db, call);
        return askForCourse(call.db, services, actingOf(call), call.body.classId);
      },
      (call, asked) => importAgain(call.tx, actingOf(call), asked, call.body),
    ),
  }),
  route(contract.askToCoTeachGoogleClass, {
    allow: teachers,
    ...askedFirst<typeof contract.askToCoTeachGoogleClass, Awaited<ReturnType<typeof askForSharedCourse>>, Awaited<ReturnType<typeof teachTogether>>>(
      async (call) => {
        await takeOne(call.db, call);
        return askForSharedCourse(call.db, services, actingOf(call), call.body);
      },
      (call, asked) => teachTogether(call.tx, actingOf(call), asked),
    ),
  }),
];
