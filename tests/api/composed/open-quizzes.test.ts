import { expect, test } from 'vitest'
import { readBuild, readQuizBanks } from '#api/index.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { apiValidator } from '../../support/api-validator.ts'
import { libraries } from './library.ts'

const validate = await apiValidator('data/quiz-banks')

test('reads the quiz banks of a built site', () => {
  const folder = temporaryFolder({ '.diptych/quiz-banks.json': JSON.stringify({ libraries }) })

  expect(readQuizBanks(readBuild(folder), validate)).toEqual(libraries)
})

test('a site without a tool builder has none', () => {
  expect(readQuizBanks(readBuild(temporaryFolder()), validate)).toEqual([])
})

test.for(['{', '{"libraries":[{"language":"en"}]}'])(
  'banks that are %s are an error for the operator',
  (text) => {
    const folder = temporaryFolder({ '.diptych/quiz-banks.json': text })

    expect(() => readQuizBanks(readBuild(folder), validate)).toThrow(/quiz-banks\.json" .* invalid/)
  },
)
