import { defineConfig } from 'vitest/config';

const shared = { restoreMocks: true, testTimeout: 30_000, hookTimeout: 120_000 } as const;

export default defineConfig({
  test: {
    pool: 'threads',
    isolate: false,
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: [
      { test: { ...shared, name: 'packages', include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'], environment: 'node' } },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
        },
      },
      {
        extends: 'apps/web/vite.config.ts',
        test: { ...shared, name: 'web', include: ['apps/web/**/*.test.{ts,tsx}'], environment: 'jsdom', setupFiles: ['apps/web/src/testing/setup.ts'] },
      },
    ],
  },
});
