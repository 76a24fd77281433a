import type { Db, Tx } from '../platform/db/index.ts';

/** A fact this database keeps about itself, or undefined when it was never kept. */
export async function selectOptionalSetting(db: Db | Tx, name: string): Promise<unknown> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

export async function storeSetting(db: Db | Tx, name: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  await db
    .insertInto('setting')
    .values({ name, value: text })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: text }))
    .execute();
}
