import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';

export type AlertStatus = 'danger' | 'warning' | 'success' | 'info';
export type AlertProps = {
  status: AlertStatus;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link under the words. */
  action?: ReactNode;
  onDismiss?: () => void;
  /** Said when it appears; leave out where focus moves to it or it was there from the start. */
  isLive?: boolean;
  /** Lets focus be moved to it. */
  ref?: Ref<HTMLDivElement>;
  className?: string;
};

export const alertIcons: Record<AlertStatus, LucideIcon> = { danger: CircleAlert, warning: TriangleAlert, success: CircleCheck, info: Info };

/** What happened and what to do, in the page. For passing news use `showToast`. */
export function Alert({ status, title, children, action, onDismiss, isLive, ref, className }: AlertProps) {
  const { t } = useTranslation('ui');
  const Icon = alertIcons[status];
  const role = status === 'danger' || status === 'warning' ? 'alert' : 'status';
  return (
    <div className={cx('a-alert', `a-alert--${status}`, className)} role={isLive ? role : undefined} ref={ref} tabIndex={ref ? -1 : undefined}>
      <Icon size={22} aria-hidden="true" />
      <div>
        {title && <b>{title}</b>}
        {children}
        {action && <div className="mt-3">{action}</div>}
      </div>
      {onDismiss && <IconButton label={t(($) => $.dismiss)} icon={X} onClick={onDismiss} />}
    </div>
  );
}
