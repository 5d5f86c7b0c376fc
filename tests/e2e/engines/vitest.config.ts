import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { testTimeout, waitTimeout } from '../../support/timeouts.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The stories that run in every browser, by `npm run test:browsers`. `npm test` leaves them out. */
export default defineConfig({
  root,
  test: {
    include: ['tests/e2e/engines/*.test.ts'],
    isolate: false,
    // Three browsers at a time; they wait for most of it.
    maxWorkers: 3,
    globalSetup: ['./tests/e2e/engines/setup.ts', './tests/support/built-site.ts'],
    setupFiles: ['./tests/support/no-console-errors.ts'],
    testTimeout,
    hookTimeout: testTimeout,
    expect: { poll: { timeout: waitTimeout } },
  },
})
