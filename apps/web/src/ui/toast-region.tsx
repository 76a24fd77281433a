import { X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusAfter } from '../lib/focus-if-lost.ts';
import { alertIcons } from './alert.tsx';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { currentToasts, onToastsChanged, removeToast, type Toast } from './toast.ts';

/** Where toasts stand. The frame holds one. */
export function ToastRegion() {
  const { t } = useTranslation('ui');
  const toasts = useSyncExternalStore(onToastsChanged, currentToasts);
  return (
    // Stays readable while a dialog hides the rest of the page.
    <section className="a-toasts" aria-label={t(($) => $.toast.region)} data-react-aria-top-layer="true">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation('ui');
  const [isHeld, setHeld] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  useLife(toast, isHeld);
  useFocusAfter(card);
  const Icon = alertIcons[toast.status];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing and focusing only hold the time; nothing here is operated
    <div
      ref={card}
      className={cx('a-alert', `a-alert--${toast.status}`, 'a-toast', toast.isLeaving && 'a-toast--leaving')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={22} aria-hidden="true" />
      <div>
        <b>{toast.title}</b>
        {toast.body && <p>{toast.body}</p>}
        <ToastActions toast={toast} />
      </div>
      <IconButton label={t(($) => $.dismiss)} icon={X} onClick={() => removeToast(toast.id)} />
    </div>
  );
}

function ToastActions({ toast: { id, action, also } }: { toast: Toast }) {
  const actions = [action, also].filter((one) => one !== undefined);
  if (actions.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      {actions.map(({ label, onAction }) => (
        <Button
          key={label}
          variant="soft"
          size="sm"
          onClick={() => {
            onAction();
            removeToast(id);
          }}
        >
          {label}
        </Button>
      ))}
    </p>
  );
}

/** Counts the time down while nobody looks at it; what was left counts on afterwards. */
function useLife({ id, time, isLeaving }: Toast, isHeld: boolean): void {
  const left = useRef(time);
  useEffect(() => {
    if (left.current === undefined || isHeld || isLeaving) return;
    const started = Date.now();
    const timer = setTimeout(() => removeToast(id), left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== undefined) left.current = Math.max(0, left.current - (Date.now() - started));
    };
  }, [id, isHeld, isLeaving]);
}
