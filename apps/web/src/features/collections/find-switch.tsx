import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';

/** Between single lessons and collections, in editions that have a list of collections. */
export function FindSwitch({ current, findPath = paths.find() }: { current: 'lessons' | 'collections'; findPath?: string }) {
  const { t } = useTranslation('collections');
  return (
    <nav className="a-seg flex-wrap" aria-label={t(($) => $.list.switch)}>
      <Link to={findPath} aria-current={current === 'lessons' ? 'page' : undefined}>
        {t(($) => $.list.lessons)}
      </Link>
      <Link to={paths.collections()} aria-current={current === 'collections' ? 'page' : undefined}>
        {t(($) => $.list.collections)}
      </Link>
    </nav>
  );
}
