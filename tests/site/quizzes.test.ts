import { expect, test } from 'vitest'
import { resolveRequest } from '#api/quiz/choices.ts'
import { everyRequest, libraries, library, site } from '../api/quiz/library.ts'
import { faultsOf } from '../generator/emit/emitted-schemas.ts'
import { emitData } from '../support/emitted-data.ts'
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

test('what the project emits for its quizzes is what the API expects, also of a language without a builder', () => {
  expect(libraries.map(({ language, builder }) => [language, builder !== undefined])).toEqual([
    ['en', true],
    ['nl', false],
  ])
  expect(faultsOf('data/quiz-banks.schema.json', { libraries })).toEqual([])
})

test('what quizzes are played with has what a reader needs of its language', () => {
  const { players, pages } = emitData(site)
  expect(players.map(({ language }) => language)).toEqual(['en', 'nl'])
  for (const player of players) expect(faultsOf('data/quiz-player.schema.json', player)).toEqual([])
  expect(pages.flatMap(({ page }) => (page.toolBuilder ? [page.quizLanguages] : []))).toEqual([
    ['en', 'nl'],
  ])
})

checkBanks(fewBanks)
