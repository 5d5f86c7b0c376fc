import { expect, test } from 'vitest'
import { readQuizBanks } from '#api/index.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { libraries } from './library.ts'

test('a built site brings its quiz banks', () => {
  const folder = temporaryFolder({ '.diptych/quiz-banks.json': JSON.stringify({ libraries }) })

  expect(readQuizBanks(folder)).toEqual(libraries)
})

test('a site without a tool builder has none', () => {
  expect(readQuizBanks(temporaryFolder())).toEqual([])
})

test('banks that cannot be read are for the operator to mend', () => {
  const folder = temporaryFolder({ '.diptych/quiz-banks.json': '{' })

  expect(() => readQuizBanks(folder)).toThrow(/quiz banks .* cannot be read/)
})
