import { relative } from 'node:path';
import type { Problem } from '../load/problem.ts';
import { readFrameworkFile } from '../standards/load-frameworks.ts';

/** A framework of the library is a CASE package without anything to mend; the field says where in the package. */
export function checkFramework(path: string, base: string): Problem[] {
  const file = relative(base, path) || path;
  return readFrameworkFile({ path }).notices.map(({ severity, place, message }) => ({ file, line: 1, field: place, message, severity }));
}
