import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A planted breach of every rule of the layout, and beside it the import that the rule allows. */
const planted: { file: string; imports: string; refused: boolean }[] = [
  { file: 'packages/domain/src/a/b.ts', imports: 'zod', refused: true },
  { file: 'packages/domain/src/a/b2.ts', imports: '@alba/contract/auth', refused: true },
  { file: 'packages/domain/src/a/c.ts', imports: '../limits/index.ts', refused: false },
  { file: 'packages/items/src/a/schema.ts', imports: '@alba/content/lesson-view', refused: true },
  { file: 'packages/items/src/a/schema2.ts', imports: 'node:fs', refused: true },
  { file: 'packages/items/src/browser.ts', imports: './a/score.ts', refused: true },
  { file: 'packages/items/src/server.ts', imports: './a/score.ts', refused: false },
  { file: 'packages/contract/src/a.ts', imports: '@alba/items/server', refused: true },
  { file: 'packages/contract/src/b.ts', imports: '@alba/content/load/read', refused: true },
  { file: 'packages/contract/src/c.ts', imports: '@alba/items/public', refused: false },
  { file: 'packages/content/src/a.ts', imports: '@alba/contract/auth', refused: true },
  { file: 'packages/roster/src/a.ts', imports: '@alba/contract/auth', refused: true },
  { file: 'packages/roster/src/b.ts', imports: '@alba/domain/limits', refused: false },
  { file: 'packages/content/src/b.ts', imports: '@alba/items/server', refused: false },
  { file: 'apps/server/src/modules/a/service.ts', imports: '../b/service.ts', refused: true },
  { file: 'apps/server/src/modules/a/service2.ts', imports: 'kysely', refused: true },
  { file: 'apps/server/src/modules/a/service3.ts', imports: '../b/index.ts', refused: false },
  { file: 'apps/server/src/modules/a/service4.ts', imports: '@alba/web/main', refused: true },
  { file: 'apps/server/src/modules/a/service5.ts', imports: '@alba/testing/server', refused: true },
  { file: 'apps/server/src/modules/a/routes.ts', imports: './repository.ts', refused: true },
  { file: 'apps/server/src/modules/a/repository.ts', imports: 'kysely', refused: false },
  { file: 'apps/server/src/modules/a/b-repository.ts', imports: './service.ts', refused: true },
  { file: 'apps/server/src/platform/a/b.ts', imports: '../../modules/classes/index.ts', refused: true },
  { file: 'apps/web/src/features/a/b.tsx', imports: '../c/api.ts', refused: true },
  { file: 'apps/web/src/features/a/c.tsx', imports: '../../app/routes.ts', refused: true },
  { file: 'apps/web/src/features/a/d.tsx', imports: '../../ui/button.tsx', refused: false },
  { file: 'apps/web/src/features/a/e/f.tsx', imports: '../../c/api.ts', refused: true },
  { file: 'apps/web/src/features/a/e/g.tsx', imports: '../../../lib/paths.ts', refused: false },
  { file: 'apps/web/src/features/a/h.ts', imports: '@alba/items/server', refused: true },
  { file: 'apps/web/src/ui/a.tsx', imports: '../features/a/b.tsx', refused: true },
  { file: 'apps/web/src/lib/a.ts', imports: '../ui/button.tsx', refused: true },
  { file: 'apps/web/src/app/routes/a.tsx', imports: '@alba/items/single-choice/score', refused: true },
];

type Diagnostic = { category: string; location: { path: string } };

describe('the layout rules of the linter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alba-breach-'));
  let diagnostics: Diagnostic[] = [];

  beforeAll(() => {
    const config = JSON.parse(readFileSync('biome.json', 'utf8')) as { $schema?: string; vcs?: unknown };
    delete config.$schema;
    delete config.vcs;
    write('biome.json', JSON.stringify(config));
    for (const { file, imports } of planted) write(file, `import { thing } from '${imports}';\n\nexport const used = thing;\n`);
    write('packages/domain/src/cycle/a.ts', "import { b } from './b.ts';\n\nexport const a = b;\n");
    write('packages/domain/src/cycle/b.ts', "import type { C } from './c.ts';\n\nexport const b: C = 1;\n");
    write('packages/domain/src/cycle/c.ts', "import { a } from './a.ts';\n\nexport type C = number;\nexport const c = a;\n");
    write(
      'packages/domain/src/long-file.ts',
      'export const line = 1;\n'.replace('line', 'x0') + Array.from({ length: 320 }, (_, n) => `export const x${n + 1} = ${n};\n`).join(''),
    );
    write('packages/domain/src/long-function.ts', `export function f(): void {\n${'  void 0;\n'.repeat(70)}}\n`);
    diagnostics = lint(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const has = (file: string, category: string) => diagnostics.some((found) => found.location.path.endsWith(file) && found.category === category);

  it.each(planted)('$file may import $imports: refused is $refused', ({ file, refused }) => {
    expect(has(file, 'lint/style/noRestrictedImports')).toBe(refused);
  });
  it('refuses an import cycle, type imports counted', () => expect(has('cycle/a.ts', 'lint/suspicious/noImportCycles')).toBe(true));
  it('refuses a file over 300 lines', () => expect(has('long-file.ts', 'lint/style/noExcessiveLinesPerFile')).toBe(true));
  it('refuses a function over 60 lines', () => expect(has('long-function.ts', 'lint/complexity/noExcessiveLinesPerFunction')).toBe(true));
});

function lint(folder: string): Diagnostic[] {
  const biome = join(process.cwd(), 'node_modules/.bin/biome');
  let text = '';
  try {
    text = execFileSync(biome, ['lint', '--reporter=json', '--max-diagnostics=none', folder], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (error) {
    text = (error as { stdout: string }).stdout;
  }
  return (JSON.parse(text) as { diagnostics: Diagnostic[] }).diagnostics;
}
