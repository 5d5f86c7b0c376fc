import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { testTimeout, waitTimeout } from './support/timeouts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** `npm test` runs `unit` and `browser`; `npm run test:deep` runs `deep` and `deep-browser`. */
export default defineConfig({
  root,
  // `npm ci` leaves it: vitest begins with what took longest last time.
  cacheDir: '.cache/vitest',
  test: {
    // Loading every module anew for each file would be two thirds of the work.
    isolate: false,
    // Browser tests wait for a third of their time.
    maxWorkers: availableParallelism() + 1,
    reporters: ['default', './tests/support/count-reporter.ts'],
    testTimeout,
    hookTimeout: testTimeout,
    expect: { poll: { timeout: waitTimeout } },
    setupFiles: ['./tests/support/setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', 'tests/site/**', 'tests/deep/**'],
          provide: { missing: {} },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/{e2e,site}/**/*.test.ts'],
          globalSetup: ['./tests/support/built-site.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'deep',
          include: ['tests/deep/**/*.test.ts'],
          exclude: ['tests/deep/e2e/**'],
          globalSetup: ['./tests/support/system-programs.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'deep-browser',
          include: ['tests/deep/e2e/**/*.test.ts'],
          globalSetup: ['./tests/support/built-site.ts'],
        },
      },
    ],
  },
})
