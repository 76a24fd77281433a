import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = new URL('.', import.meta.url);

/** Every file that `entry` reaches with an import that stays at run time. */
function reachedFrom(entry: URL, seen = new Set<string>()): Set<string> {
  if (seen.has(entry.href)) return seen;
  seen.add(entry.href);
  const imports = readFileSync(entry, 'utf8').matchAll(/(?<!import type[^;]*|export type[^;]*)(?:from|import)\s*\(?\s*'(\.[^']+)'/g);
  for (const [, path = ''] of imports) reachedFrom(new URL(path, entry), seen);
  return seen;
}

describe('the browser entry', () => {
  it('reaches no scoring, no split and no schema', () => {
    const files = [...reachedFrom(new URL('browser.ts', source))].map((file) => file.slice(source.href.length));
    expect(files).toContain('numeric/read-numbers.ts');
    expect(files.filter((file) => /score\.ts|public\.ts|schema\.ts|server|key\.ts|authored/.test(file))).toEqual([]);
  });
});
