import * as contract from '@alba/contract/reading-levels';
import { only, type Route, route } from '../../platform/http/index.ts';
import { readingLevelsOf } from './load-service.ts';
import { saveLevels, undoLevels } from './save-service.ts';

const teachers = only('teacher');

export const readingLevelRoutes: Route[] = [
  route(contract.loadReadingLevels, {
    allow: teachers,
    handle: ({ db, viewer, clock, params }) => readingLevelsOf(db, { viewer, now: clock.now() }, params.classId),
  }),
  route(contract.saveReadingLevels, {
    allow: teachers,
    act: ({ tx, viewer, clock, requestId, params, body }) => saveLevels(tx, { viewer, now: clock.now(), requestId }, { ...params, ...body }),
  }),
  route(contract.undoReadingLevels, {
    allow: teachers,
    act: ({ tx, viewer, clock, requestId, params }) => undoLevels(tx, { viewer, now: clock.now(), requestId }, params),
  }),
];
