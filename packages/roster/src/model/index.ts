export * from './feed.ts';
export * from './grades.ts';
export * from './problems.ts';
export * from './records.ts';
