import { type ReactNode, useId } from 'react';

/** One row of the page: what it is about at the left, its fields at the right. */
export function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-x-12 gap-y-4 border-t border-line py-8 first:border-t-0 first:pt-0 lg:grid-cols-[240px_minmax(0,1fr)]">
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {note && <p className="mt-2 text-sm text-soft">{note}</p>}
      </div>
      <div className="grid min-w-0 gap-5">{children}</div>
    </section>
  );
}

/** Two fields side by side where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 sm:grid-cols-2">{children}</div>;
}
