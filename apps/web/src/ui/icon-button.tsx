import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** Its name: said, not seen. Only for signs everyone knows (close, menu, print, play). */
  label: string;
  icon: LucideIcon;
  size?: 'sm' | 'md';
};

export function IconButton({ label, icon: Icon, size = 'md', className, type = 'button', ...button }: IconButtonProps) {
  return (
    <button type={type} {...button} aria-label={label} className={cx('a-iconbtn', size === 'sm' && 'a-iconbtn--sm', className)}>
      <Icon size={size === 'sm' ? 20 : 22} aria-hidden="true" />
    </button>
  );
}
