import { ChevronDown, ExternalLink, Menu, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { editionLooks } from '../../lib/edition.ts';
import { breakpoints } from '../../lib/timings.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import { useFooterWords } from './footer.tsx';
import { useFrame } from './frame-context.ts';
import type { MenuGroup, MenuItem } from './menu.ts';
import { MenuItems } from './menu-items.tsx';

/** Below 768 px: the toggle and the panel under the header. Closes on choice, on Esc, and when the screen grows past a breakpoint. */
export function MobileMenu({ items }: { items: readonly MenuItem[] }) {
  const { t } = useTranslation('app');
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = useEffectEvent(() => setOpen(false));

  useEffect(() => {
    if (!isOpen) return;
    const widths = [breakpoints.sm, breakpoints.md].map((width) => matchMedia(`(min-width: ${width}px)`));
    const onChange = (event: MediaQueryListEvent) => {
      if (event.matches) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      toggle.current?.focus();
    };
    for (const width of widths) width.addEventListener('change', onChange);
    document.addEventListener('keydown', onKey);
    return () => {
      for (const width of widths) width.removeEventListener('change', onChange);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  return (
    <div className="a-narrow-only">
      <IconButton
        ref={toggle}
        label={isOpen ? t(($) => $.frame.closeMenu) : t(($) => $.frame.menu)}
        icon={isOpen ? X : Menu}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && <Panel id={panelId} items={items} onChoose={() => setOpen(false)} />}
    </div>
  );
}

function Panel({ id, items, onChoose }: { id: string; items: readonly MenuItem[]; onChoose: () => void }) {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  return (
    <nav id={id} className="a-mobile" aria-label={t(($) => $.frame.mainMenu)}>
      <ul className="a-mobile__groups">
        {items.map((item) => (
          <li key={item.key}>
            {item.kind === 'group' && <Group group={item} onChoose={onChoose} />}
            {item.kind === 'link' && (
              <Link to={item.to} onClick={onChoose} aria-current={pathname === item.to ? 'page' : undefined}>
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <OutsideLinks onChoose={onChoose} />
    </nav>
  );
}

function Group({ group, onChoose }: { group: MenuGroup; onChoose: () => void }) {
  const { section } = useFrame();
  const [isOpen, setOpen] = useState(group.isAccount || group.section === section);
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span translate={group.isAccount ? 'no' : undefined}>{group.label}</span>
        <ChevronDown size={20} className="a-turn" aria-hidden="true" />
      </button>
      {isOpen && <MenuItems items={group.items} onChoose={onChoose} />}
    </>
  );
}

function OutsideLinks({ onChoose }: { onChoose: () => void }) {
  const { edition } = useFrame();
  const words = useFooterWords();
  return (
    <ul className="a-outside">
      {editionLooks[edition].footer.slice(0, 3).map(({ page, to }) => (
        <li key={page}>
          <Link to={to} isNewTab onClick={onChoose}>
            {words[page]}
            <ExternalLink size={16} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
