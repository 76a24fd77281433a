import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../../ui/link.tsx';
import type { MenuItem } from './menu.ts';

/** The links of an open group; a group inside is a disclosure of its own. */
export function MenuItems({ items, onChoose, id }: { items: readonly MenuItem[]; onChoose: () => void; id?: string }) {
  const { pathname } = useLocation();
  return (
    <ul id={id}>
      {items.map((item) => (
        <li key={item.key}>
          {item.kind === 'group' ? (
            <InnerGroup label={item.label} items={item.items} onChoose={onChoose} />
          ) : item.kind === 'note' ? (
            <p className="px-3 pt-3 text-sm text-soft" translate="no">
              {item.label}
            </p>
          ) : item.kind === 'act' ? (
            <button
              type="button"
              className="a-menuitem"
              onClick={() => {
                onChoose();
                item.onAct();
              }}
            >
              {item.icon && <item.icon size={20} aria-hidden="true" />}
              {item.label}
            </button>
          ) : (
            <Link to={item.to} className="a-menuitem" onClick={onChoose} aria-current={pathname === item.to ? 'page' : undefined}>
              {item.icon && <item.icon size={20} aria-hidden="true" />}
              {item.label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function InnerGroup({ label, items, onChoose }: { label: string; items: readonly MenuItem[]; onChoose: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="a-menuitem" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className="flex-1">{label}</span>
        <ChevronDown size={16} className="a-turn" aria-hidden="true" />
      </button>
      {isOpen && <MenuItems items={items} onChoose={onChoose} />}
    </>
  );
}
