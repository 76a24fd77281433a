import type { SubjectKey } from '@alba/domain/editions';
import { Link } from './link.tsx';

export type SubjectTabsProps = { label: string; items: readonly { to: string; label: string; subject?: SubjectKey; count?: number; isCurrent: boolean }[] };

/** Tabs that are routes: links, with the current one marked in its subject's colour. */
export function SubjectTabs({ label, items }: SubjectTabsProps) {
  return (
    <nav className="a-tabs" aria-label={label}>
      {items.map(({ to, label: words, subject, count, isCurrent }) => (
        <Link key={to} to={to} staysInPlace data-subject={subject} aria-current={isCurrent ? 'page' : undefined}>
          {words}
          {count !== undefined && <small>{count}</small>}
        </Link>
      ))}
    </nav>
  );
}
