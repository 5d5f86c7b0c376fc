import { expect, test } from 'vitest'
import { readQuizBanks } from '#api/index.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { apiValidator } from '../../support/api-validator.ts'
import { writeBuild } from '../../support/write-build.ts'
import { openSite } from '../site/small-site.ts'
import { libraries } from './library.ts'

const validate = await apiValidator('data/quiz-banks')

function buildOf(files: Readonly<Record<string, string>>) {
  const out = temporaryFolder()
  writeBuild(out, files)
  return openSite(out)
}

test('reads the quiz banks of a built site', async () => {
  const build = await buildOf({ '.diptych/quiz-banks.json': JSON.stringify({ libraries }) })

  expect(readQuizBanks(build, validate)).toEqual(libraries)
})

test('a site without a tool builder has none', async () => {
  expect(readQuizBanks(await buildOf({}), validate)).toEqual([])
})

test.for(['{', '{"libraries":[{"language":"en"}]}'])(
  'banks that are %s are an error for the operator',
  async (text) => {
    const build = await buildOf({ '.diptych/quiz-banks.json': text })

    expect(() => readQuizBanks(build, validate)).toThrow(/quiz-banks\.json" .* invalid/)
  },
)
