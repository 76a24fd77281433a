import * as account from './account.ts';
import * as assignments from './assignments.ts';
import * as attempts from './attempts.ts';
import * as auth from './auth.ts';
import * as catalog from './catalog.ts';
import * as classes from './classes.ts';
import type { AnyEndpoint } from './endpoint.ts';
import * as guides from './guides.ts';
import * as metadata from './metadata.ts';
import * as reports from './reports.ts';
import * as standards from './standards.ts';

const isEndpoint = (value: unknown): value is AnyEndpoint => typeof value === 'object' && value !== null && 'refusals' in value && 'path' in value;

/** Every call of the API; the server must serve exactly these (a test compares). */
export const endpoints: AnyEndpoint[] = [account, assignments, attempts, auth, catalog, classes, guides, metadata, reports, standards].flatMap((module) =>
  Object.values(module).filter(isEndpoint),
);
