/** Rows below their headings, each column as wide as its widest cell. Cells hold what others typed, so nothing in them moves the cursor. */
export function table(headings: readonly string[], rows: readonly (readonly (string | number | undefined | null)[])[]): string[] {
  const cells = [headings, ...rows].map((row) => row.map((cell) => String(cell ?? '–').replace(/\p{Cc}/gu, ' ')));
  const widths = headings.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  return cells.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
