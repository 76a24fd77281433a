import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/link.tsx';
import { type AreaId, areas } from './areas.ts';
import './side-nav.css';

/** The areas of the administration beside the page; below 992 px above it. */
export function SideNav({ current }: { current: AreaId }) {
  const { t } = useTranslation('analytics');
  return (
    <nav className="a-sidenav" aria-label={t(($) => $.nav)}>
      <ul>
        {areas.map(({ id, to, icon: Icon }) => (
          <li key={id}>
            <Link to={to} aria-current={id === current ? 'page' : undefined}>
              <Icon size={20} aria-hidden="true" />
              {t(($) => $.areas[id])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
