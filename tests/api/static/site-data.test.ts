import { spawnSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, inject, test } from 'vitest'
import { readForms } from '#api/forms/read-forms.ts'
import { readBuild } from '#api/static/build.ts'
import { readServedHeaders } from '#api/static/served-headers.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { apiValidator } from '../../support/api-validator.ts'
import { projectRoot } from '../../support/project-root.ts'
import { asUnprivileged, unprivilegedUser } from '../../support/unprivileged-user.ts'
import { rules } from '../leads-site.ts'

const isHeaders = await apiValidator('data/served-headers')
const isForms = await apiValidator('data/form-rules')
const headers = { all: {}, documents: {}, files: {}, policies: {}, redirects: {} }

test('reads the data that the build wrote', () => {
  const folder = temporaryFolder({
    '.diptych/headers.json': JSON.stringify(headers),
    '.diptych/forms.json': JSON.stringify(rules),
  })

  expect(readServedHeaders(readBuild(folder), isHeaders)).toEqual(headers)
  expect(readForms(readBuild(folder), isForms)).toEqual(rules)
})

test.skipIf(unprivilegedUser.name in inject('missing'))(
  'a file that the user of the server may not read is named',
  () => {
    const folder = temporaryFolder({ 'index.html': 'text' })
    chmodSync(folder, 0o755)
    chmodSync(join(folder, 'index.html'), 0o200)
    const module = pathToFileURL(join(projectRoot, 'api/static/build.ts'))
    const source = `import('${module}').then(({ readBuild }) => readBuild('${folder}'))`
    const { stderr } = spawnSync(process.execPath, ['--eval', source], {
      encoding: 'utf8',
      ...asUnprivileged,
    })
    expect(stderr).toContain(`"${join(folder, 'index.html')}" of the built site cannot be read.`)
  },
)

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
] as const)('a file that is %s fails with one line and a hint', ([, text, reason]) => {
  const folder = temporaryFolder(text === undefined ? {} : { '.diptych/headers.json': text })

  expect(() => readServedHeaders(readBuild(folder), isHeaders)).toThrow(
    expect.objectContaining({
      name: 'OperatorError',
      message: `".diptych/headers.json" of the built site in "${folder}" is missing or ${reason}`,
      hint: 'Build it again: npm run build -- --force',
    }),
  )
})
