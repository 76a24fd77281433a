import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';

/**
 * Disclosure navigation (APG): a button shows and hides a list of links. Esc closes and returns focus to the button; a press
 * or focus elsewhere and choosing an item close too.
 */
export function useDisclosure<Box extends HTMLElement>() {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<Box>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const closeIfOutside = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
  });
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('pointerdown', closeIfOutside, true);
    return () => document.removeEventListener('pointerdown', closeIfOutside, true);
  }, [isOpen]);
  return {
    isOpen,
    close: () => setOpen(false),
    boxProps: {
      ref: box,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return;
        // an outer menu must not close with its inner one
        event.stopPropagation();
        setOpen(false);
        button.current?.focus();
      },
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget instanceof Node && !box.current?.contains(event.relatedTarget)) setOpen(false);
      },
    },
    buttonProps: { ref: button, type: 'button' as const, 'aria-expanded': isOpen, 'aria-controls': isOpen ? id : undefined, onClick: () => setOpen(!isOpen) },
    panelProps: { id },
  };
}
