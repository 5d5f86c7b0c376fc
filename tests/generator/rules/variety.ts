import { expect } from 'vitest'

/** A corpus is worth the name with fifteen cases, none of them twice. */
export function expectVariety(cases: readonly unknown[]): void {
  // A file that was taken away, which JSON would leave out, is part of its case.
  const names = cases.map((each) => JSON.stringify(each, (_, value) => value ?? null))
  expect(new Set(names).size).toBe(cases.length)
  expect(cases.length).toBeGreaterThanOrEqual(15)
}
