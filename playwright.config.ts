import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 8091);

/** Journeys run against the whole product as `npm start` serves it, with its demonstration schools in a fresh data folder. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [['line'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    baseURL: `http://us.localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node apps/server/src/main.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 180_000,
    // for somebody who writes journeys: a server that already runs on the port
    reuseExistingServer: process.env.E2E_REUSE === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    // as `npm start` runs it, whatever runs the tests
    env: { NODE_ENV: 'development', PORT: String(port), DATA_DIR: dataDir(), LOG_LEVEL: 'warn', SPEECH_ENGINE: 'off' },
  },
});

/** A fresh folder that goes with the run, unless one is given. Workers read this file too and find the one of the run. */
function dataDir(): string {
  const given = process.env.E2E_DATA_DIR;
  if (given) return given;
  const made = mkdtempSync(join(tmpdir(), 'alba-e2e-'));
  process.env.E2E_DATA_DIR = made;
  process.on('exit', () => rmSync(made, { recursive: true, force: true, maxRetries: 3 }));
  return made;
}
