import { expect, test } from 'vitest'
import { readForms, readServedHeaders } from '#api/http/static/build.ts'
import { temporaryFolder } from '../../../generator/temporary-folder.ts'
import { apiValidator } from '../../../support/api-validator.ts'
import { writeBuild } from '../../../support/write-build.ts'
import { rules } from '../../leads-site.ts'
import { openSite } from '../../site/small-site.ts'

const isHeaders = await apiValidator('data/served-headers')
const isForms = await apiValidator('data/form-rules')
const headers = { all: {}, documents: {}, files: {}, policies: {}, redirects: {} }

async function buildOf(files: Readonly<Record<string, string>>) {
  const out = temporaryFolder()
  writeBuild(out, files)
  return openSite(out)
}

test('reads the data that the build wrote', async () => {
  const build = await buildOf({
    '.diptych/headers.json': JSON.stringify(headers),
    '.diptych/forms.json': JSON.stringify(rules),
  })

  expect(readServedHeaders(build, isHeaders)).toEqual(headers)
  expect(readForms(build, isForms)).toEqual(rules)
})

test.for([
  ['missing', undefined, 'invalid.'],
  ['no JSON', '{', 'invalid.'],
  ['a list', '[]', 'invalid (/ must be object).'],
  ['without redirects', '{"all":{}}', "invalid (/ must have required property 'documents')."],
  [
    'with a header that is not a string',
    JSON.stringify({ ...headers, all: { 'x-frame-options': 1 } }),
    'invalid (/all/x-frame-options must be string).',
  ],
  [
    'with a key of another version',
    JSON.stringify({ ...headers, trailers: {} }),
    'invalid (/ must NOT have additional properties).',
  ],
] as const)('a file that is %s fails with one line and a hint', async ([, text, reason]) => {
  const build = await buildOf(text === undefined ? {} : { '.diptych/headers.json': text })

  expect(() => readServedHeaders(build, isHeaders)).toThrow(
    expect.objectContaining({
      name: 'OperatorError',
      message: `".diptych/headers.json" of the built site in "${build.folder}" is missing or ${reason}`,
      hint: 'Build it again: npm run build -- --force',
    }),
  )
})
