import * as contract from '@alba/contract/merging';
import { only, type Route, route } from '../../platform/http/index.ts';
import { findPeople } from './find-service.ts';
import { listMerges, mergePeople, previewMerge } from './merge-service.ts';
import { undoMerge } from './undo-service.ts';

const admins = only('admin');

export const mergingRoutes: Route[] = [
  route(contract.findPeopleToMerge, { allow: admins, handle: ({ db, viewer, query }) => findPeople(db, viewer, query) }),
  route(contract.previewMerge, {
    allow: admins,
    handle: ({ db, viewer, clock, requestId, body }) => previewMerge(db, { viewer, now: clock.now(), requestId }, body),
  }),
  route(contract.mergePeople, {
    allow: admins,
    act: ({ tx, viewer, clock, requestId, body }) => mergePeople(tx, { viewer, now: clock.now(), requestId }, body),
  }),
  route(contract.undoMerge, {
    allow: admins,
    act: ({ tx, viewer, clock, requestId, params }) => undoMerge(tx, { viewer, now: clock.now(), requestId }, params.mergeId),
  }),
  route(contract.listMerges, { allow: admins, handle: ({ db, viewer, clock, requestId }) => listMerges(db, { viewer, now: clock.now(), requestId }) }),
];
