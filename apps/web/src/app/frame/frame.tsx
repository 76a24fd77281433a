import type { Role } from '@alba/domain/accounts';
import type { EditionId } from '@alba/domain/editions';
import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { showEdition } from '../../lib/edition.ts';
import { useReadingFont } from '../../lib/settings.ts';
import { useRouteTitle } from '../../lib/title.ts';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { Footer } from './footer.tsx';
import { FrameProvider, type FrameViewer, type Section } from './frame-context.ts';
import { RouteFocus } from './route-focus.tsx';
import { mainId, SkipLink } from './skip-link.tsx';
import { SlowRoute } from './slow-route.tsx';
import type { PageTemplate } from './template.ts';

export type FrameProps = {
  template: PageTemplate;
  /** Words for the browser's tab while the page itself says nothing better with `useTitle`. */
  title: string;
  section?: Section;
  viewer: FrameViewer | undefined;
  edition: EditionId;
  onSwitchRole?: (role: Role) => void;
  children: ReactNode;
};

/** Sign-in shows no menus and does not fetch them; elsewhere their room is kept while they come. */
const Header = lazy(() => import('./with-menus.ts').then((file) => ({ default: file.Header })));

const hasHeader = (template: PageTemplate) => template === 'standard' || template === 'lesson';
const hasFooter = (template: PageTemplate) => template !== 'print' && template !== 'metadata';

/** Everything around a page (F-TEMPLATE): what is shown depends on the route's template. */
export function Frame({ template, title, section, viewer, edition, onSwitchRole, children }: FrameProps) {
  useRouteTitle(title);
  useEffect(() => showEdition(edition), [edition]);
  const font = useReadingFont();
  const facts = useMemo(() => ({ template, section, viewer, edition }), [template, section, viewer, edition]);
  return (
    <FrameProvider value={facts}>
      <div className={template === 'lesson' ? 'is-lesson contents' : 'contents'}>
        {hasHeader(template) && <SkipLink />}
        {hasHeader(template) && (
          <Suspense fallback={<div className="a-header min-h-(--header-height)" />}>
            <Header onSwitchRole={onSwitchRole} />
          </Suspense>
        )}
        <main id={mainId} tabIndex={-1} data-reading-font={font}>
          <SlowRoute>{children}</SlowRoute>
        </main>
        {hasFooter(template) && <Footer />}
        <ToastRegion />
      </div>
      <RouteFocus />
    </FrameProvider>
  );
}
