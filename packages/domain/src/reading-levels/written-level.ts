/** The level of a text that is shown at a reading level: where none was written for it the next lower one, else the lowest. */
export function writtenLevel(levels: Readonly<Record<string, unknown>>, level: number): string | undefined {
  const written = Object.keys(levels)
    .map(Number)
    .sort((one, other) => one - other);
  const nearest = written.filter((own) => own <= level).at(-1) ?? written[0];
  return nearest === undefined ? undefined : String(nearest);
}
