import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import LongestFirst from './support/longest-first.ts'
import { testTimeout, waitTimeout } from './support/timeouts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export default defineConfig({
  root,
  test: {
    // Loading every module anew for each file would be two thirds of the work.
    isolate: false,
    // Browser tests wait for a third of their time.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './tests/support/count-reporter.ts'],
    testTimeout,
    hookTimeout: testTimeout,
    expect: { poll: { timeout: waitTimeout } },
    setupFiles: ['./tests/support/no-console-errors.ts', './tests/support/fixed-seed.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          globalSetup: ['./tests/support/system-programs.ts'],
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          // They run in every browser, by `npm run test:browsers`.
          exclude: ['tests/e2e/engines/**'],
          globalSetup: ['./tests/support/built-site.ts'],
          setupFiles: ['./tests/support/skip-without-browser.ts'],
        },
      },
    ],
  },
})
