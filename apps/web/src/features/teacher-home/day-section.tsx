import type { ReactNode } from 'react';

export const headingOf = (id: string) => `${id}-title`;

type DaySectionProps = { id: string; title: string; note?: string; aside?: ReactNode; children: ReactNode };

/** One quiet list of the day under its heading, which the bar above leads to. */
export function DaySection({ id, title, note, aside, children }: DaySectionProps) {
  return (
    <section aria-labelledby={headingOf(id)} className="mb-12 min-w-0">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id={headingOf(id)} tabIndex={-1}>
          {title}
        </h2>
        {aside}
        {note && <p className="w-full text-sm text-soft">{note}</p>}
      </div>
      {children}
    </section>
  );
}
