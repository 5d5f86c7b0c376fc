import fc from 'fast-check'
import { afterEach, beforeEach, expect, inject, type MockInstance, vi } from 'vitest'

// A fixed seed makes failures of random tests reproducible. SEED sets another one.
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 1) })

/** A console error or warning fails the test that caused it. */
let spies: readonly MockInstance[] = []

beforeEach(({ skip }) => {
  // The start of the run has reported that no browser was found or installed.
  skip('Chromium' in inject('missing'), 'no Chromium')
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
})

afterEach(() => {
  const calls = spies.flatMap((spy) => spy.mock.calls)
  for (const spy of spies) spy.mockRestore()
  expect(calls, 'unexpected console output').toEqual([])
})
