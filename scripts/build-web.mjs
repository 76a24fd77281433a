import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root, StepFailure } from './bootstrap.mjs';

const web = join(root, 'apps', 'web');
const dist = join(web, 'dist');
const stampPath = join(root, 'node_modules', '.alba-web-built');
const sources = ['apps/web', 'packages', 'package-lock.json', 'tsconfig.base.json'];
const skipped = new Set(['node_modules', 'dist', 'coverage', 'fixtures', 'test-results']);

/** Builds the web application if its sources changed since the last build. */
export async function buildWeb(node, progress) {
  const stamp = hashOfSources();
  if (existsSync(join(dist, 'index.html')) && existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp) return;
  progress('Building the web application');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status, signal, stdout, stderr } = spawnSync(node, [vite, 'build', '--logLevel', 'warn'], {
    cwd: web,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (signal) throw new StepFailure('Building was interrupted. Run npm start again.');
  if (status !== 0)
    throw new StepFailure(
      /ENOSPC/.test(stderr) ? 'The web application could not be built: the disk is full.' : `The web application could not be built.\n${stdout}${stderr}`,
    );
  await compressAll();
  writeFileSync(stampPath, stamp);
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => filesIn(join(root, source))))
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  return hash.digest('hex');
}

function filesIn(path) {
  if (!statSync(path).isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  const names = readdirSync(path).sort();
  return names.filter((name) => !skipped.has(name)).flatMap((name) => filesIn(join(path, name)));
}

/** Once here instead of at every request, and therefore as small as it gets. */
async function compressAll() {
  const worthIt = filesIn(join(dist)).filter((path) => /\.(js|css|html|svg|json|wasm|txt)$/.test(path) && statSync(path).size > 1024);
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  await Promise.all(
    worthIt.map(async (path) => {
      const content = await readFile(path);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await Promise.all([writeFile(`${path}.br`, await brotli(content, { params })), writeFile(`${path}.gz`, await zip(content, { level: 9 }))]);
    }),
  );
}
