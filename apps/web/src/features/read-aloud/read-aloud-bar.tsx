import { lazy, Suspense } from 'react';
import { useReadAloud } from './context.ts';

/** Fetched by those who listen. */
const OpenBar = lazy(async () => ({ default: (await import('./open-bar.tsx')).OpenBar }));

/** The bar that goes with the text while it is read; stands at the end of what scrolls. */
export function ReadAloudBar() {
  const { reader } = useReadAloud();
  return (
    reader && (
      <Suspense fallback={null}>
        <OpenBar reader={reader} />
      </Suspense>
    )
  );
}
