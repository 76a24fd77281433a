import { AfterMoment } from './after-moment.tsx';

export type SkeletonProps = { width?: string | number; height?: string | number; radius?: number; className?: string };

/** One grey shape in the size of what is coming. Silent: the loading words are said by the region around it. */
export function Skeleton({ width = '100%', height = 16, radius = 8, className = '' }: SkeletonProps) {
  return <span className={`a-skel ${className}`} style={{ width, height, borderRadius: radius }} aria-hidden="true" />;
}

/** Cards to come, in the grid they will stand in. */
export function CardsSkeleton({ count = 4, label }: { count?: number; label: string }) {
  return (
    <AfterMoment>
      <p className="sr-only" role="status">
        {label}
      </p>
      <ul className="a-cards" aria-hidden="true">
        {places(count).map((place) => (
          <li key={place}>
            <div className="a-card">
              <Skeleton height="auto" radius={0} className="aspect-16/10" />
              <div className="grid gap-3 p-5">
                <Skeleton width="80%" height={20} />
                <Skeleton width="55%" />
                <Skeleton height={44} radius={12} className="mt-4" />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </AfterMoment>
  );
}

/** Rows to come. */
export function RowsSkeleton({ count = 5, label }: { count?: number; label: string }) {
  return (
    <AfterMoment>
      <p className="sr-only" role="status">
        {label}
      </p>
      <ul aria-hidden="true">
        {places(count).map((place) => (
          <li key={place} className="flex items-center gap-4 border-t border-line py-3.5">
            <Skeleton width={34} height={34} radius={17} className="flex-none" />
            <Skeleton width={`${70 - (place % 3) * 8}%`} />
          </li>
        ))}
      </ul>
    </AfterMoment>
  );
}

const places = (count: number) => Array.from({ length: count }, (_, index) => index);
