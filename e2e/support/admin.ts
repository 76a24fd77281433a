import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const repository = resolve(import.meta.dirname, '../..');

/** What an operator types behind `npm run admin --`, for the installation that the journeys walk through; answers what a machine reads. */
export async function admin<T>(...words: string[]): Promise<T> {
  const env = { ...process.env, NODE_ENV: 'development', DATA_DIR: process.env.E2E_DATA_DIR };
  const { stdout } = await run(process.execPath, ['apps/server/src/admin.ts', ...words, '--json'], { cwd: repository, env });
  return JSON.parse(stdout) as T;
}
