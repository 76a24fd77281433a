import { listGuides, openGuide } from '@alba/contract/guides';
import { only, type Route, route } from '../../platform/http/index.ts';
import type { SignedLinks } from '../../platform/signed-links/index.ts';
import type { Press } from './make-document.ts';
import { list, open } from './service.ts';

/** Teachers only: guides hold keys and what wrong answers tell. */
export function guideRoutes({ press, links }: { press: Press; links: SignedLinks }): Route[] {
  return [
    route(listGuides, { allow: only('teacher'), handle: ({ db, viewer, clock }) => list({ db, viewer, clock, press }) }),
    route(openGuide, { allow: only('teacher'), handle: ({ db, viewer, clock, body }) => open({ db, viewer, clock, press }, { body, links }) }),
  ];
}
