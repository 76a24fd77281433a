import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { ArcSpinner } from './arc-spinner.tsx';
import { cx } from './cx.ts';
import { isOutside, NewTabWords } from './link.tsx';

export type ButtonLook = {
  /** One filled button a screen: everything else is secondary, soft or ghost. */
  variant?: 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger' | 'danger-ghost';
  /** 36, 44 or 52 px high. */
  size?: 'sm' | 'md' | 'lg';
  isBlock?: boolean;
  icon?: LucideIcon;
  iconEnd?: LucideIcon;
};

export type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** Work is under way: the words stay, presses do nothing, focus is kept. */
    isBusy?: boolean;
  };

export function Button({ variant, size, isBlock, icon, iconEnd, isBusy = false, className, onClick, children, type = 'button', ...button }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // aria-disabled buttons still get clicks, so that their reason can be read
    if (isBusy || button['aria-disabled'] === true || button['aria-disabled'] === 'true') {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };
  return (
    <button
      type={type}
      {...button}
      {...(isBusy && { 'aria-disabled': true, 'aria-busy': true })}
      className={lookOf({ variant, size, isBlock }, className)}
      onClick={press}
    >
      <Content icon={icon} iconEnd={iconEnd} size={size} isBusy={isBusy}>
        {children}
      </Content>
    </button>
  );
}

export type ButtonLinkProps = ButtonLook & Omit<ComponentProps<'a'>, 'href'> & { to: string; isNewTab?: boolean; replace?: boolean };

/** Goes somewhere, looks like a button. */
export function ButtonLink({ variant, size, isBlock, icon, iconEnd, className, children, to, isNewTab, replace, ...anchor }: ButtonLinkProps) {
  const look = lookOf({ variant, size, isBlock }, className);
  const content = (
    <Content icon={icon} iconEnd={iconEnd} size={size}>
      {children}
    </Content>
  );
  if (!isOutside(to, isNewTab)) {
    return (
      <RouterLink {...anchor} to={to} replace={replace} className={look}>
        {content}
      </RouterLink>
    );
  }
  return (
    <a {...anchor} href={to} target="_blank" rel="noopener noreferrer" className={look}>
      {content}
      <NewTabWords to={to} />
    </a>
  );
}

function lookOf({ variant = 'primary', size = 'md', isBlock }: ButtonLook, className?: string): string {
  return cx('a-btn', `a-btn--${variant}`, size !== 'md' && `a-btn--${size}`, isBlock && 'w-full', className);
}

function Content({
  icon: Icon,
  iconEnd: IconEnd,
  size,
  isBusy,
  children,
}: Pick<ButtonProps, 'icon' | 'iconEnd' | 'size' | 'isBusy'> & { children: ReactNode }) {
  const pixels = size === 'sm' ? 18 : 20;
  return (
    <>
      {isBusy ? <ArcSpinner width={24} /> : Icon && <Icon size={pixels} aria-hidden="true" />}
      {children}
      {IconEnd && <IconEnd size={pixels} aria-hidden="true" />}
    </>
  );
}
