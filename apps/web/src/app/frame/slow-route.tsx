import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { timings } from '../../lib/timings.ts';
import { LoadingCard } from '../../ui/loading.tsx';

const withoutCard: readonly string[] = [paths.login(), paths.metadata()];

/** The page, or the loading card when the next one takes over 300 ms to come. Login and metadata show none (F-LOADING). */
export function SlowRoute({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isWaiting = next !== undefined && next.pathname !== pathname && !withoutCard.includes(next.pathname);
  const isSlow = useSlow(isWaiting);
  return (
    <>
      {isSlow && <LoadingCard isAtOnce />}
      {/* kept, not thrown away: a navigation that is given up comes back to it */}
      <div className={isSlow ? 'hidden' : 'contents'}>
        <Suspense fallback={withoutCard.includes(pathname) ? null : <LoadingCard />}>{children}</Suspense>
      </div>
    </>
  );
}

/** For the router's first load, before any frame can be shown. */
export function FirstLoading() {
  return withoutCard.includes(location.pathname) ? null : <LoadingCard />;
}

function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) {
      setSlow(false);
      return;
    }
    const timer = setTimeout(() => setSlow(true), timings.loadingCardDelay);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isSlow;
}
