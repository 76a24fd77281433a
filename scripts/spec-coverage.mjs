// Prints which requirement ids of docs/requirements.md have a passing test. A test proves an id when its title or one of its
// tags carries it (`@P-LOGIN`). Reads the reports of the last `npm test`; run that first.
import { existsSync, readFileSync } from 'node:fs';

const ids = [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| ([A-Z]-[A-Z]+) \|/gm)].map((match) => match[1]);
const passed = new Set();
const failed = new Set();

const note = (text, ok) => {
  for (const [, id] of text.matchAll(/@([A-Z]-[A-Z]+)\b/g)) (ok ? passed : failed).add(id);
};

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

for (const file of read('test-results/vitest.json')?.testResults ?? []) {
  for (const test of file.assertionResults) note(test.fullName, test.status === 'passed');
}
const walk = (suite, above) => {
  const title = `${above} ${suite.title ?? ''}`;
  for (const spec of suite.specs ?? []) note(`${title} ${spec.title} ${(spec.tags ?? []).map((tag) => `@${tag.replace(/^@/, '')}`).join(' ')}`, spec.ok);
  for (const inner of suite.suites ?? []) walk(inner, title);
};
for (const suite of read('test-results/playwright.json')?.suites ?? []) walk(suite, '');

const proved = ids.filter((id) => passed.has(id) && !failed.has(id));
const open = ids.filter((id) => !proved.includes(id));
console.log(`${proved.length} of ${ids.length} requirement ids have a passing test.`);
console.log(`Proved: ${proved.join(' ')}`);
console.log(`Without a passing test: ${open.join(' ')}`);
const unknown = [...passed, ...failed].filter((id) => !ids.includes(id));
if (unknown.length > 0) {
  console.error(`Tags that are no requirement: ${unknown.join(' ')}`);
  process.exitCode = 1;
}
