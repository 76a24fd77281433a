// Everything there is to check, in one command: packages, browser, types, lint and layout rules, dead code, content, unit and
// API tests on a real database, the built web's budgets, browser journeys with axe. Ends with one line over all runners.
// With --long also the journeys that look at the same screens in the other editions (docs/guides/contribute.md).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap, main, root } from './bootstrap.mjs';
import { buildWeb } from './build-web.mjs';
import { findBrowser } from './find-browser.mjs';

const projects = [
  'packages/domain',
  'packages/items',
  'packages/items/tsconfig.node.json',
  'packages/contract',
  'packages/content',
  'packages/roster',
  'packages/testing',
  'apps/server',
  'apps/web',
  'tsconfig.json',
];
const totals = { passed: 0, failed: 0 };
const journeys = process.argv.includes('--long') ? [] : ['--grep-invert', '@long'];

await main(async () => {
  const progress = (line) => console.log(`  ${line}`);
  const node = bootstrap(progress);
  const browser = await findBrowser(progress);
  const bin = join(root, 'node_modules', '.bin');
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, CHROMIUM_PATH: browser, NODE_ENV: 'test' };
  const run = (command, words, more = {}) => spawnSync(command, words, { cwd: root, env: { ...env, ...more }, stdio: 'inherit' }).status === 0;
  const check = (name, command, words) => count(name, run(command, words));
  const tool = (name) => join(bin, name);

  for (const project of projects) check(`types of ${project}`, tool('tsc'), ['-p', project]);
  check('format, lint and layout rules', tool('biome'), ['check', '--max-diagnostics=50']);
  check('no dead code', tool('knip'), ['--no-progress']);
  check('every lesson passes the content check', node, ['packages/content/bin/content.ts', 'check']);
  await buildWeb(node, progress);
  vitest(run('node', [join(root, 'node_modules/vitest/vitest.mjs'), 'run']));
  playwright(run, node);
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
  process.exitCode = totals.failed === 0 ? 0 : 1;
});

function count(name, ok) {
  totals[ok ? 'passed' : 'failed'] += 1;
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}`);
}

/** Adds a runner's own counts; a runner that failed without a failed test (a crash, no test found) counts as one failure. */
function add({ passed, failed }, ok) {
  totals.passed += passed;
  totals.failed += failed;
  if (!ok && failed === 0) totals.failed += 1;
  if (ok && passed === 0) totals.failed += 1;
}

function vitest(ok) {
  const report = read('test-results/vitest.json');
  add({ passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }, ok);
}

function playwright(run, node) {
  const data = mkdtempSync(join(tmpdir(), 'alba-e2e-'));
  try {
    const ok = run(node, [join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...journeys], { E2E_DATA_DIR: data });
    const stats = read('test-results/playwright.json')?.stats;
    add({ passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) }, ok);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

function read(file) {
  return existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), 'utf8')) : undefined;
}
