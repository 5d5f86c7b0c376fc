import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compileValidators, openValidators, readSchemas } from '#generator/index.ts'
import { emitValidators, validatorModules } from '#generator/validate/validators.ts'
import { projectRoot } from '../../support/project-root.ts'
import { schemas } from '../small-site.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const section = { type: 'text', look: 'statement', tile: 5, text: '', colour: 'red' }

test('validators that were compiled before say the same', async () => {
  const text = (await emitValidators(schemas)).get('validators.mjs') ?? ''
  // Inside the project, where Ajv's runtime can be found.
  const folder = temporaryFolder({ 'validators.mjs': text }, join(projectRoot, '.cache'))
  const loaded = await openValidators(schemas, { engine: folder, site: folder })
  const compiled = await compileValidators(schemas)

  const errors = [loaded, compiled].map((validators) => {
    const validate = validators('sections/text.schema.json')
    validate(section)
    return validate.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)
  })
  expect(errors[0]).toHaveLength(3)
  expect(errors[0]).toEqual(errors[1])
})

test('data that the API reads has a module each, of data as it is emitted', async () => {
  const modules = await emitValidators(schemas)

  expect([...modules.keys()]).toEqual(validatorModules(schemas))
  expect([...modules.keys()]).toEqual([
    'validators.mjs',
    'validators/api/quiz-request.mjs',
    'validators/data/form-rules.mjs',
    'validators/data/quiz-banks.mjs',
    'validators/data/manifest.mjs',
    'validators/data/served-headers.mjs',
  ])
  expect(modules.get('validators.mjs')).not.toContain('quiz_request')
})

test.for([
  { name: 'missing', text: undefined },
  { name: 'broken', text: 'export const = 5' },
  { name: 'made from other schemas', text: "export const digest = '000000000000'" },
])('a module that is $name is not used', async ({ text }) => {
  const folder = temporaryFolder({ 'validators.mjs': text })

  const validators = await openValidators(schemas, { engine: folder, site: folder })
  expect(validators('sections/text.schema.json')(section)).toBe(false)
})

test('a schema that is not there is said by name', async () => {
  const validators = await compileValidators(schemas)

  expect(() => validators('none.schema.json')).toThrow('none.schema.json')
})

test('the digest tells schemas apart', () => {
  const one = readSchemas(new Map([['a.schema.json', '{}']]))
  const other = readSchemas(new Map([['a.schema.json', '{ "type": "object" }']]))

  expect(one.hash).toBe(readSchemas(new Map([['a.schema.json', ' {} ']])).hash)
  expect(one.hash).not.toBe(other.hash)
})
