import { expect, it } from 'vitest';
import { placeAfter } from './use-grid-keys.ts';

const size = { rows: 3, columns: 4 };
const at = (row: number, column: number) => ({ row, column });

it.each([
  { from: at(1, 1), key: 'ArrowLeft', to: at(1, 0) },
  { from: at(1, 0), key: 'ArrowLeft', to: at(1, 0) },
  { from: at(1, 1), key: 'ArrowRight', to: at(1, 2) },
  { from: at(1, 3), key: 'ArrowRight', to: at(1, 3) },
  { from: at(1, 1), key: 'ArrowUp', to: at(0, 1) },
  { from: at(0, 1), key: 'ArrowUp', to: at(0, 1) },
  { from: at(1, 1), key: 'ArrowDown', to: at(2, 1) },
  { from: at(2, 1), key: 'ArrowDown', to: at(2, 1) },
  { from: at(1, 2), key: 'Home', to: at(1, 0) },
  { from: at(1, 2), key: 'End', to: at(1, 3) },
  { from: at(1, 2), key: 'Home', ctrlKey: true, to: at(0, 0) },
  { from: at(1, 2), key: 'End', ctrlKey: true, to: at(2, 3) },
  { from: at(1, 2), key: 'Tab', to: undefined },
  { from: at(1, 2), key: 'Enter', to: undefined },
])('@A-MULTI in the grid $key (Ctrl $ctrlKey) leads from $from to $to', ({ from, key, ctrlKey = false, to }) =>
  expect(placeAfter(from, { key, ctrlKey }, size)).toEqual(to),
);
