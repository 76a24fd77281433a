import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';

export type DrawerProps = {
  /** The toggle's `aria-controls`. */
  id: string;
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** The button that opens it: presses on it are its own, focus returns to it. */
  toggleRef: RefObject<HTMLElement | null>;
  /** Elements of other makers (the translation widget): a press there is not outside. */
  ignoreOutside?: string;
  children: ReactNode;
};

/** A panel at the right, not modal: the page stays in reach. Esc, a press outside or the toggle close it. */
export function Drawer({ id, isOpen, onClose, title, toggleRef, ignoreOutside, children }: DrawerProps) {
  const { t } = useTranslation('ui');
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const close = useEffectEvent(onClose);
  const isInside = useEffectEvent((target: EventTarget | null) => {
    if (!(target instanceof Element)) return true;
    // gone from the page meanwhile: it was ours
    if (!target.isConnected) return true;
    return Boolean(panel.current?.contains(target) || toggleRef.current?.contains(target) || (ignoreOutside && target.closest(ignoreOutside)));
  });

  useEffect(() => {
    if (!isOpen) return;
    const toggle = toggleRef.current;
    const node = panel.current;
    heading.current?.focus({ preventScroll: true });
    const onPress = (event: PointerEvent) => {
      if (!isInside(event.target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('keydown', onKey);
      // Closed by Esc or the cross: back to the toggle. Closed by a press elsewhere: focus is where the press put it.
      if (node?.contains(document.activeElement)) toggle?.focus();
    };
  }, [isOpen, toggleRef]);

  return (
    <div className={cx('a-drawer', isOpen && 'is-open')} id={id} ref={panel} role="dialog" aria-modal="false" aria-labelledby={titleId} inert={!isOpen}>
      <div className="mb-1 flex items-center justify-between">
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton className="-mr-2.5" label={t(($) => $.close)} icon={X} onClick={onClose} />
      </div>
      {children}
    </div>
  );
}
