import { printArticle, printOwnArticle, printOwnPassage, printPassage } from '@alba/contract/printing';
import { only, type Route, route } from '../../platform/http/index.ts';
import { articleForStudent, articleForTeacher, passageForStudent, passageForTeacher } from './service.ts';

export const printingRoutes: Route[] = [
  route(printPassage, {
    allow: only('teacher'),
    handle: ({ db, viewer, clock, params, query }) => passageForTeacher(db, { viewer, now: clock.now(), ...params, ...query }),
  }),
  route(printArticle, {
    allow: only('teacher'),
    handle: ({ db, viewer, clock, params, query }) => articleForTeacher(db, { viewer, now: clock.now(), ...params, ...query }),
  }),
  route(printOwnPassage, {
    allow: only('student'),
    handle: ({ db, viewer, clock, params, query }) => passageForStudent(db, { viewer, now: clock.now(), ...params, ...query }),
  }),
  route(printOwnArticle, {
    allow: only('student'),
    handle: ({ db, viewer, clock, params, query }) => articleForStudent(db, { viewer, now: clock.now(), ...params, ...query }),
  }),
];
