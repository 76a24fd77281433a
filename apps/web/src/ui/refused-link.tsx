import type { ReactNode } from 'react';

/** A page whose one-time link opens nothing: why, and the way on. */
export function RefusedLink({ title, children, action }: { title: string; children: ReactNode; action: ReactNode }) {
  return (
    <div role="alert">
      <h1>{title}</h1>
      <p className="mt-2 mb-6 text-soft">{children}</p>
      {action}
    </div>
  );
}
