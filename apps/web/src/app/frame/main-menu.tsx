import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Initials } from '../../ui/avatar.tsx';
import { cx } from '../../ui/cx.ts';
import { Link } from '../../ui/link.tsx';
import { type Section, useFrame } from './frame-context.ts';
import type { MenuGroup, MenuItem } from './menu.ts';
import { MenuItems } from './menu-items.tsx';
import { useDisclosure } from './use-disclosure.ts';

/** The menu in the header, from 768 px on. */
export function MainMenu({ items }: { items: readonly MenuItem[] }) {
  const { t } = useTranslation('app');
  const { section } = useFrame();
  const { pathname } = useLocation();
  return (
    <nav className="a-wide-only" aria-label={t(($) => $.frame.mainMenu)}>
      <ul className="a-nav">
        {items.map((item) =>
          item.kind === 'group' ? (
            <Dropdown key={item.key} group={item} section={section} />
          ) : item.kind === 'link' ? (
            <li key={item.key}>
              <Link
                to={item.to}
                className={cx('a-navlink', item.section !== undefined && item.section === section && 'is-current')}
                aria-current={pathname === item.to ? 'page' : undefined}
              >
                {item.label}
              </Link>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}

function Dropdown({ group, section }: { group: MenuGroup; section: Section | undefined }) {
  const { isOpen, close, boxProps, buttonProps, panelProps } = useDisclosure<HTMLLIElement>();
  const isCurrent = group.section !== undefined && group.section === section;
  return (
    <li {...boxProps}>
      <button {...buttonProps} className={cx('a-navlink', group.isAccount && 'a-navlink--user', isCurrent && 'is-current')}>
        {group.isAccount && <Initials name={group.label} />}
        <span className={group.isAccount ? 'a-navlink__name' : undefined} translate={group.isAccount ? 'no' : undefined}>
          {group.label}
        </span>
        <ChevronDown size={16} className="a-turn" aria-hidden="true" />
      </button>
      {isOpen && (
        <div className="a-menu a-navmenu">
          <MenuItems items={group.items} onChoose={close} id={panelProps.id} />
        </div>
      )}
    </li>
  );
}
