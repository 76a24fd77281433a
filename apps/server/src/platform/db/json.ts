import type { ColumnType } from 'kysely';

/** A jsonb column: read as unknown (parse before trust), written as JSON text so that arrays never become SQL arrays. */
export type Json = ColumnType<unknown, string, string>;
