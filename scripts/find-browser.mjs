import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StepFailure } from './bootstrap.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const fixedPlaces = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/**
 * The browser for the tests, in this order: CHROMIUM_PATH, the system's, Debian's by apt when root, one that an npm package
 * ships. Fails with one line when there is none: browser tests are never left out silently.
 */
export async function findBrowser(progress = (line) => console.log(`  ${line}`)) {
  const { CHROMIUM_PATH: chosen } = process.env;
  if (chosen) {
    if (runs(chosen)) return chosen;
    throw new StepFailure(`CHROMIUM_PATH names ${chosen}, which does not run.`);
  }
  return systemBrowser() ?? installedByApt(progress) ?? (await shippedByNpm()) ?? none();
}

const runs = (path) => existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;

function systemBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...fixedPlaces].find(runs);
}

function installedByApt(progress) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  progress('Installing Chromium with apt');
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
  return systemBrowser();
}

async function shippedByNpm() {
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const path = await chromium.executablePath();
    return runs(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function none() {
  throw new StepFailure('No browser for the tests: install Chromium, or set CHROMIUM_PATH to one.');
}
