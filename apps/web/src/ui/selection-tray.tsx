import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../lib/announce.ts';
import { Button } from './button.tsx';

export type SelectionTrayProps = {
  /** The words of what is chosen: "3 lessons chosen". Said when it changes. */
  label: string;
  count: number;
  /** Small covers of what is chosen. */
  thumbs: readonly { id: string | number; src: string }[];
  onClear: () => void;
  /** The one action. */
  children: ReactNode;
};

/** Rises at the bottom while something is chosen. */
export function SelectionTray({ label, count, thumbs, onClear, children }: SelectionTrayProps) {
  const { t } = useTranslation('ui');
  const said = useRef(label);
  useEffect(() => {
    if (said.current === label) return;
    said.current = label;
    announce(label, 'polite');
  }, [label]);
  useEffect(() => {
    // keeps what has focus clear of the tray
    const root = document.documentElement;
    root.style.scrollPaddingBottom = count > 0 ? '96px' : '';
    return () => {
      root.style.scrollPaddingBottom = '';
    };
  }, [count]);
  if (count === 0) return null;
  return (
    <section className="a-tray" aria-label={t(($) => $.tray.region)}>
      <div className="wrap flex flex-wrap items-center gap-x-5 gap-y-3 py-3">
        <ul className="flex pr-3" aria-hidden="true">
          {thumbs.slice(0, 5).map((thumb) => (
            <li key={thumb.id}>
              <img className="a-cover" src={thumb.src} alt="" width={60} height={38} />
            </li>
          ))}
        </ul>
        <p className="font-semibold">{label}</p>
        <Button variant="ghost" size="sm" onClick={onClear}>
          {t(($) => $.tray.clear)}
        </Button>
        <div className="ml-auto">{children}</div>
      </div>
    </section>
  );
}
