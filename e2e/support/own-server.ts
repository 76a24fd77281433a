import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const repository = resolve(import.meta.dirname, '../..');
const longest = 60_000;

type Options = { env?: Record<string, string> /** Told every line the product prints. */; onLine?: (line: string) => void };

/** A product of its own on a port of its own, for a test that breaks it. */
export async function startServer(port: number, { env = {}, onLine }: Options = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'alba-e2e-own-'));
  let running: ChildProcess | undefined;
  const start = async () => {
    running = spawn('node', ['apps/server/src/main.ts'], {
      cwd: repository,
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
      stdio: ['ignore', onLine ? 'pipe' : 'ignore', 'ignore'],
    });
    if (running.stdout) createInterface({ input: running.stdout }).on('line', (line) => onLine?.(line));
    await untilReady(port);
  };
  const end = async (signal: NodeJS.Signals) => {
    const child = running;
    running = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  await start();
  return {
    start,
    /** As a power cut: no time to tidy up. */
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function untilReady(port: number): Promise<void> {
  const until = Date.now() + longest;
  while (Date.now() < until) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`the server on port ${port} did not come up`);
}
