/** How builders reach a database: any client that takes text and values and gives rows back. Ids must arrive as numbers. */
export type Query = (text: string, values: readonly unknown[]) => Promise<Record<string, unknown>[]>;

/** Inserts a row and gives it back as it is stored. Values that are undefined are left to the column's default. */
export async function insertRow(query: Query, table: string, values: Record<string, unknown>): Promise<Record<string, unknown>> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const columns = given.map(([column]) => `"${column}"`).join(', ');
  const places = given.map((_, index) => `$${index + 1}`).join(', ');
  const [row] = await query(
    `insert into "${table}" (${columns}) values (${places}) returning *`,
    given.map(([, value]) => value),
  );
  if (!row) throw new Error(`nothing was inserted into ${table}`);
  return row;
}
