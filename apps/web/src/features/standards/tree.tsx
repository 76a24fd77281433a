import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { rowId } from './screen.ts';
import { treeAct, typedAhead } from './tree-keys.ts';
import type { TreeRow } from './tree-rows.ts';
import './standards.css';

export type TreeProps = {
  label: string;
  rows: readonly TreeRow[];
  /** The row whose lessons show. */
  chosen: number | undefined;
  treeRef: RefObject<HTMLDivElement | null>;
  isBusy?: boolean;
  onChoose: (id: number) => void;
  onOpen: (ids: readonly number[], isOpen: boolean) => void;
  /** The words of a row. */
  children: (row: TreeRow) => ReactNode;
};

/** Letters typed within this time are one word. */
const typingPause = 500;

export const focusRow = (id: number): void => document.getElementById(rowId(id))?.focus();

/**
 * A tree by the authoring practices: one stop for Tab, arrows, Home, End, letters and `*` inside. Rows lie flat in the document, each
 * telling its level and place, so that long ones can come in batches.
 */
export function Tree({ label, rows, chosen, treeRef, isBusy, onChoose, onOpen, children }: TreeProps) {
  const [active, setActive] = useState<number>();
  const isShown = (id: number | undefined) => rows.some((row) => row.id === id);
  const stop = isShown(active) ? active : isShown(chosen) ? chosen : rows[0]?.id;
  const typed = useTyping();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || stop === undefined) return;
    const letters = typed(event);
    const ahead = letters === undefined ? undefined : typedAhead(letters, rows, stop);
    const act = letters === undefined ? treeAct(event.key, rows, stop) : ahead === undefined ? undefined : { focus: ahead };
    if (act || letters !== undefined) event.preventDefault();
    if (!act) return;
    if ('focus' in act) focusRow(act.focus);
    else if ('open' in act) onOpen(act.open, true);
    else if ('close' in act) onOpen([act.close], false);
    else onChoose(act.choose);
  };
  const press = ({ id, standard, isOpen }: TreeRow) => (standard ? onChoose(id) : onOpen([id], !isOpen));
  return (
    <div ref={treeRef} role="tree" aria-label={label} aria-busy={isBusy} className="a-tree" onKeyDown={onKeyDown}>
      {rows.map((row) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the tree itself takes the keys
        <div
          key={row.id}
          id={rowId(row.id)}
          role="treeitem"
          aria-level={row.level}
          aria-setsize={row.setSize}
          aria-posinset={row.position}
          aria-expanded={row.isOpen}
          aria-selected={row.standard ? row.id === chosen : undefined}
          tabIndex={row.id === stop ? 0 : -1}
          className={cx('a-tree__row', !row.standard && 'a-tree__row--heading')}
          style={{ '--level': row.level } as object}
          onFocus={() => setActive(row.id)}
          onClick={() => press(row)}
        >
          {row.isOpen !== undefined && <Twist isOpen={row.isOpen} onPress={() => onOpen([row.id], !row.isOpen)} />}
          {children(row)}
        </div>
      ))}
    </div>
  );
}

/** Opens and closes by mouse also where a press on the row itself chooses it. For keys and screen readers the row tells its state. */
function Twist({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  return (
    <span
      className="a-tree__twist"
      aria-hidden="true"
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
    >
      <ChevronRight size={18} className={isOpen ? 'a-tree__open' : ''} />
    </span>
  );
}

/** The letters typed so far with this key, or undefined where the key is no letter. A space counts only inside of words. */
function useTyping(): (event: KeyboardEvent) => string | undefined {
  const typed = useRef({ letters: '', at: 0 });
  return ({ key, timeStamp }) => {
    const before = timeStamp - typed.current.at < typingPause ? typed.current.letters : '';
    if (key.length !== 1 || key === '*' || (key === ' ' && before === '')) return undefined;
    typed.current = { letters: before + key, at: timeStamp };
    return typed.current.letters;
  };
}
