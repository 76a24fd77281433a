import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLoadAccountSettingsQuery } from '../../features/account/api.ts';
import type { AreaId } from '../../features/analytics/areas.ts';
import { SideNav } from '../../features/analytics/side-nav.tsx';
import { WideScreen } from '../../features/analytics/wide-screen.tsx';
import { useFormat } from '../../lib/format.ts';
import { viewerOf } from '../../lib/session/viewer.ts';
import type { RootState } from '../../lib/store/store.ts';

import { Page, type PageProps } from './page.tsx';

export type AnalyticsPageProps = Pick<PageProps, 'title' | 'tabTitle' | 'back'> & { area: AreaId; children: ReactNode };

/** A page of the administration: the hero names the institution and the day, the areas stand at the side. */
export function AnalyticsPage({ area, children, ...page }: AnalyticsPageProps) {
  return (
    <Page {...page} summary={<Today />}>
      <WideScreen>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[240px_minmax(0,1fr)]">
          <SideNav current={area} />
          <div className="min-w-0">{children}</div>
        </div>
      </WideScreen>
    </Page>
  );
}

/** The institution of the administrator and the day there. */
function Today() {
  const format = useFormat();
  const zone = useSelector((state: RootState) => viewerOf(state.auth)?.timeZone);
  const { data } = useLoadAccountSettingsQuery({});
  const day = format.date(new Date(), 'full', zone);
  return (
    <>
      {data && (
        <>
          <span translate="no">{data.institutionName ?? data.schoolName}</span> ·{' '}
        </>
      )}
      {day}
    </>
  );
}
