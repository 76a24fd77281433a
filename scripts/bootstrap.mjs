// Runs on an old Node, before anything is installed: only Node's own modules here.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampPath = join(root, 'node_modules', '.alba-installed');
const oldestThatRunsTypeScript = 24;

/** A step that failed, told in one line. */
export class StepFailure extends Error {}

/** Installs the locked packages if needed and returns the path of the pinned Node. */
export function bootstrap(progress = (line) => console.log(`  ${line}`)) {
  install(progress);
  return findRuntime(progress);
}

/** Runs the work of a script; a StepFailure ends it with its one line. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function install(progress) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stamp = createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex');
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp) return;
  progress('Installing packages (first start, or the list of packages changed)');
  let result = npm('ci');
  // The lock may lack packages for other systems, where its registry had none: `npm ci` refuses such a lock, a plain install
  // takes every version from it and leaves it alone.
  if (result.status !== 0 && /in sync/.test(result.output) && isOfPackageFiles(JSON.parse(lock))) result = npm('install', '--no-save');
  if (result.signal) throw new StepFailure('Installing was interrupted. Run npm start again.');
  if (result.status !== 0) throw new StepFailure(`Installing packages failed: ${reason(result.output)}`);
  writeFileSync(stampPath, stamp);
}

/** No install scripts: nothing that was downloaded runs before we start it. */
function npm(...words) {
  const flags = [...words, '--ignore-scripts', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const byPath = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const [command, ...before] = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : [byPath];
  const result = spawnSync(command, [...before, ...flags], { cwd: root, encoding: 'utf8', shell: command.endsWith('.cmd') });
  return { status: result.status, signal: result.signal, output: `${result.error?.message ?? ''}\n${result.stderr ?? ''}\n${result.stdout ?? ''}` };
}

/** Whether the lock was made from the package.json files as they are. */
function isOfPackageFiles({ packages }) {
  const own = Object.entries(packages).filter(([folder, { link }]) => !folder.includes('node_modules/') && !link);
  return own.every(([folder, locked]) => {
    const declared = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const asked = ({ dependencies, devDependencies, optionalDependencies }) =>
      JSON.stringify(Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).sort());
    return asked(declared) === asked(locked);
  });
}

const reasons = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network (request|timeout)/,
    'the package registry cannot be reached. Connect to the network and start again.',
  ],
  [/ENOSPC|no space left/i, 'the disk is full. Free about 1 GB and start again.'],
  [/EACCES|EPERM|EROFS/, `this user may not write ${root}.`],
  [/EINTEGRITY/, 'a package is not what the lock file says. Run npm cache verify and start again.'],
  [/in sync|EUSAGE/, 'package.json and package-lock.json do not agree. Restore them and start again.'],
  [/ENOENT/, 'npm was not found. Install Node with npm and start again.'],
];

function reason(output) {
  const known = reasons.find(([pattern]) => pattern.test(output));
  if (known) return known[1];
  const line = output.split('\n').find((text) => /error/i.test(text)) ?? output.trim().split('\n')[0];
  return line.replace(/^npm (error|ERR!)\s*/, '');
}

function findRuntime(progress) {
  const name = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const packages = [`node-${name}-${process.arch}`, `node-bin-${name}-${process.arch}`];
  for (const folder of packages) {
    const path = join(root, 'node_modules', folder, 'bin', file);
    // Asked, not only looked at: on a system with another C library the file is there and does not run.
    if (existsSync(path) && spawnSync(path, ['--version']).status === 0) return path;
  }
  if (Number.parseInt(process.versions.node, 10) >= oldestThatRunsTypeScript) {
    progress(`The pinned Node does not run on this machine; using ${process.version}`);
    return process.execPath;
  }
  throw new StepFailure(`There is no Node package for ${process.platform} ${process.arch}. Install Node ${oldestThatRunsTypeScript} or newer and start again.`);
}
