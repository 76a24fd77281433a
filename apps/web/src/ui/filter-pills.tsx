import { X } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { useTranslation } from 'react-i18next';

export type FilterPillProps = { label: string; onRemove: () => void };

/** A filter in force; pressing takes it away. */
export function FilterPill({ label, onRemove }: FilterPillProps) {
  const { t } = useTranslation('ui');
  return (
    <button type="button" className="a-pill" onClick={onRemove} aria-label={t(($) => $.filter.remove, { label })}>
      {label}
      <X size={16} aria-hidden="true" />
    </button>
  );
}

export type FilterPillsProps<Id extends string> = {
  label: string;
  items: readonly { id: Id; label: string }[];
  onRemove: (id: Id) => void;
  /** Takes focus when the last pill goes: the heading of the results. */
  fallbackFocusId: string;
};

/** All filters in force. After one is taken away, focus goes to the next pill, or to the results. */
export function FilterPills<Id extends string>({ label, items, onRemove, fallbackFocusId }: FilterPillsProps<Id>) {
  const list = useRef<HTMLUListElement>(null);
  const remove = (id: Id, index: number) => {
    const pills = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = pills[index + 1] ?? pills[index - 1] ?? document.getElementById(fallbackFocusId);
    next?.focus();
    onRemove(id);
  };
  return (
    <ul className="flex flex-wrap gap-2" aria-label={label} ref={list}>
      {items.map((item, index) => (
        <li key={item.id}>
          <FilterPill label={item.label} onRemove={() => remove(item.id, index)} />
        </li>
      ))}
    </ul>
  );
}

/** A filter to switch on and off in place. */
export function TogglePill({ isOn, children, ...button }: Omit<ComponentProps<'button'>, 'className'> & { isOn: boolean }) {
  return (
    <button type="button" {...button} className="a-pill" aria-pressed={isOn}>
      {children}
    </button>
  );
}
