import { FileArchive, GraduationCap, Plus, Server } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

const ways = [
  { way: 'package', icon: FileArchive },
  { way: 'server', icon: Server },
  { way: 'clever', icon: GraduationCap },
] as const;

/** The three ways in plain words; a school's own administrator is told who can choose one. */
export function NoConnections({ mayChange, onConnect }: { mayChange: boolean; onConnect: () => void }) {
  const { t } = useTranslation('rostering');
  if (!mayChange) return <EmptyState title={t(($) => $.empty.readOnlyTitle)}>{t(($) => $.empty.readOnlyBody)}</EmptyState>;
  return (
    <section>
      <h2>{t(($) => $.empty.title)}</h2>
      <p className="mt-2 max-w-160 text-soft">{t(($) => $.empty.body)}</p>
      <ul className="mt-6 grid gap-6 lg:grid-cols-3">
        {ways.map(({ way, icon: Icon }) => (
          <li key={way}>
            <Icon size={28} aria-hidden="true" className="text-muted" />
            <h3 className="mt-2 text-lg">{t(($) => $.empty[way])}</h3>
            <p className="mt-1">{t(($) => $.empty[`${way}Body`])}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-soft">{t(($) => $.empty.google)}</p>
      <Button icon={Plus} className="mt-6" onClick={onConnect}>
        {t(($) => $.list.add)}
      </Button>
    </section>
  );
}
