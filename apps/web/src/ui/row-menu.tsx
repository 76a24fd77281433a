import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useReadingFont } from '../lib/settings.ts';
import { cx } from './cx.ts';

export type RowMenuItem = { id: string; label: string; icon?: LucideIcon; isDanger?: boolean; onAction: () => void };

/** The rest of a row's actions behind three dots. `label` names the row: "More for Why Volcanoes Wake". */
export function RowMenu({ label, items }: { label: string; items: readonly RowMenuItem[] }) {
  const font = useReadingFont();
  return (
    <MenuTrigger>
      <Button className="a-iconbtn a-iconbtn--sm" aria-label={label}>
        <EllipsisVertical size={20} aria-hidden="true" />
      </Button>
      <Popover placement="bottom end" offset={4}>
        <Menu className="a-menu" data-reading-font={font} aria-label={label}>
          {items.map(({ id, label: words, icon: Icon, isDanger, onAction }) => (
            <MenuItem key={id} id={id} textValue={words} onAction={onAction} className={cx('a-menuitem', isDanger && 'a-menuitem--danger')}>
              {Icon && <Icon size={20} aria-hidden="true" />}
              {words}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
