export { appRole, canActAs, countStatements, type Db, openDb, poolOf, type Tx, urlOf } from './db.ts';
export { isDatabaseAway, isDiskFull, sqlStateOf } from './failures.ts';
export { MigrationRefused, migrate } from './migrations.ts';
export { countUncountedTables } from './statistics.ts';
export { transact } from './transaction.ts';
