import { lazy, Suspense } from 'react';
import { needMessages } from '../../lib/i18n/index.ts';
import type { WorkloadProps } from './workload.tsx';

// It is seen only where a due date is chosen, which comes late too.
const LazyWorkload = lazy(async () => {
  await needMessages('workload');
  return import('./workload.tsx');
});

/** What a screen puts under a due field: `renderWorkload={renderWorkload}`. */
export const renderWorkload = (given: WorkloadProps) => (
  <Suspense>
    <LazyWorkload {...given} />
  </Suspense>
);
