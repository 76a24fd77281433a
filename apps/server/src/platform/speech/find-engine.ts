import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findTool } from '@alba/content/video/tool';
import type { EngineProgram } from './engine.ts';
import { recipe } from './espeak/recipe.ts';

/** Why there is no engine. */
export type NoEngine = 'off' | 'no-package' | 'no-ffmpeg';

const repository = resolve(import.meta.dirname, '../../../../..');
const entry = fileURLToPath(new URL('./espeak/main.ts', import.meta.url));
/** GPL-3: installed by whoever runs the platform, never a dependency (D78). */
const packageName = '@echogarden/espeak-ng-emscripten';

/**
 * The engine that `SPEECH_ENGINE` names: a folder with the package in its `node_modules`, `auto` for the platform's own folder,
 * or `off`.
 */
export function findSpeechEngine(setting: string): EngineProgram | { missing: NoEngine } {
  if (setting === 'off') return { missing: 'off' };
  const found = findPackage(setting === 'auto' ? repository : setting);
  if (!found) return { missing: 'no-package' };
  const ffmpeg = findTool('ffmpeg', 'ffmpeg.exe');
  if (!ffmpeg) return { missing: 'no-ffmpeg' };
  return {
    voice: `eSpeak NG ${found.version}/${recipe}`,
    command: process.execPath,
    args: [entry, found.main, ffmpeg],
  };
}

function findPackage(folder: string): { main: string; version: string } | undefined {
  try {
    const require = createRequire(join(resolve(folder), 'package.json'));
    const description = require.resolve(`${packageName}/package.json`);
    const { version } = JSON.parse(readFileSync(description, 'utf8')) as { version: string };
    const main = require.resolve(packageName);
    return existsSync(main) ? { main, version } : undefined;
  } catch {
    return undefined;
  }
}
