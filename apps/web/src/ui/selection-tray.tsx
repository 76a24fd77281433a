import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../lib/announce.ts';
import { focusIfLost } from '../lib/focus-if-lost.ts';
import { Button } from './button.tsx';

export type SelectionTrayProps = {
  /** The words of what is chosen: "3 lessons chosen". Said when it changes. */
  label: string;
  count: number;
  /** Small covers of what is chosen. */
  thumbs: readonly { id: string | number; src: string }[];
  onClear: () => void;
  /** Takes focus when the tray goes with it: the heading of the list. */
  fallbackFocusId: string;
  /** The one action. */
  children: ReactNode;
};

/** Rises at the bottom while something is chosen. */
export function SelectionTray({ label, count, thumbs, onClear, fallbackFocusId, children }: SelectionTrayProps) {
  const { t } = useTranslation('ui');
  const said = useRef(label);
  useEffect(() => {
    if (said.current === label) return;
    said.current = label;
    announce(label, 'polite');
  }, [label]);
  const tray = useRef<HTMLElement>(null);
  const isUp = count > 0;
  useEffect(() => {
    if (!isUp) return;
    // keeps what has focus clear of the tray, which is higher where its words break
    const root = document.documentElement;
    const makeRoom = () => {
      root.style.scrollPaddingBottom = `${(tray.current?.offsetHeight ?? 0) + 16}px`;
    };
    makeRoom();
    window.addEventListener('resize', makeRoom);
    return () => {
      window.removeEventListener('resize', makeRoom);
      root.style.scrollPaddingBottom = '';
      focusIfLost(document.getElementById(fallbackFocusId));
    };
  }, [isUp, fallbackFocusId]);
  if (!isUp) return null;
  return (
    <section ref={tray} className="a-tray" aria-label={t(($) => $.tray.region)}>
      <div className="wrap flex flex-wrap items-center gap-x-5 gap-y-3 py-3">
        <ul className="flex pr-3 max-md:hidden" aria-hidden="true">
          {thumbs.slice(0, 5).map((thumb) => (
            <li key={thumb.id}>
              <img className="a-cover" src={thumb.src} alt="" width={60} height={38} />
            </li>
          ))}
        </ul>
        <div className="flex min-w-32 flex-1 flex-wrap items-center gap-x-3">
          <p className="font-semibold">{label}</p>
          <Button variant="ghost" size="sm" className="max-sm:-ml-3" onClick={onClear}>
            {t(($) => $.tray.clear)}
          </Button>
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
