import { expect, test } from 'vitest'
import { resolveRequest } from '#api/quiz/choices.ts'
import { everyRequest, libraries, library } from '../api/quiz/library.ts'
import { checkBanks } from './check-banks.ts'
import { fewBanks, kinds, problems } from './every-quiz.ts'

test('every answer of the tool builder can be combined with every other', () => {
  const requests = [...everyRequest('Bakker & Zonen')]
  const banks = Object.keys(library.banks)

  expect(banks.length).toBeGreaterThan(20)
  expect(requests).toHaveLength(banks.length * problems.length * kinds.length * 4 * 4)
  for (const request of requests) {
    const resolved = resolveRequest(libraries, request)
    expect('choices' in resolved).toBe(true)
  }
})

checkBanks(fewBanks)
