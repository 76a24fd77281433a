import { type KeyboardEvent, useRef, useState } from 'react';

type Size = { rows: number; columns: number };
type Place = { row: number; column: number };

/** Where a key leads in a grid (APG): arrows by one, Home and End in the row, with Ctrl in the whole grid; undefined for other keys. */
export function placeAfter({ row, column }: Place, { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>, { rows, columns }: Size): Place | undefined {
  const last = { row: rows - 1, column: columns - 1 };
  switch (key) {
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) };
    case 'ArrowRight':
      return { row, column: Math.min(last.column, column + 1) };
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'ArrowDown':
      return { row: Math.min(last.row, row + 1), column };
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrlKey ? last.row : row, column: last.column };
    default:
      return undefined;
  }
}

/** One cell of the grid is a stop for Tab; keys move it and focus with it. */
export function useGridKeys(size: Size) {
  const ref = useRef<HTMLTableElement>(null);
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 });
  // lessons or classes may have gone since
  const here = { row: Math.min(place.row, size.rows - 1), column: Math.min(place.column, size.columns - 1) };
  return {
    ref,
    isHere: (row: number, column: number) => row === here.row && column === here.column,
    moveTo: (row: number, column: number) => setPlace({ row, column }),
    onKeyDown: (event: KeyboardEvent) => {
      const next = placeAfter(here, event, size);
      if (!next) return;
      event.preventDefault();
      ref.current?.querySelector<HTMLElement>(`[data-cell="${next.row},${next.column}"]`)?.focus();
    },
  };
}
