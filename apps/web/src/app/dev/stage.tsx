import type { ReactNode } from 'react';

/** A family of components in the gallery. */
export function Family({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-8">
      <h2 className="mb-5 text-xl">{title}</h2>
      <div className="grid gap-x-8 gap-y-7 md:grid-cols-2 lg:grid-cols-3">{children}</div>
    </section>
  );
}

/** One component in one state. */
export function State({ name, isWide, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? 'min-w-0 md:col-span-2 lg:col-span-3' : 'min-w-0'}>
      <h3 className="mb-3 text-sm font-semibold text-muted">{name}</h3>
      {children}
    </div>
  );
}

export const Row = ({ children }: { children: ReactNode }) => <div className="flex flex-wrap items-center gap-x-3 gap-y-3">{children}</div>;
