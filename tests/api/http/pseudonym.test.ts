import { expect, test } from 'vitest'
import { createPseudonymize } from '#api/index.ts'

test('a pseudonym is constant for one day and changes on the next', () => {
  let day = '2026-06-01'
  let seed = 0
  const pseudonymize = createPseudonymize({
    now: () => new Date(`${day}T12:00:00Z`),
    random: (length) => {
      seed += 1
      return new Uint8Array(length).fill(seed)
    },
  })
  const name = pseudonymize('203.0.113.7')
  expect(pseudonymize('203.0.113.7')).toBe(name)
  expect(pseudonymize('203.0.113.8')).not.toBe(name)
  expect(name).not.toContain('203')

  day = '2026-06-02'
  expect(pseudonymize('203.0.113.7')).not.toBe(name)
})
