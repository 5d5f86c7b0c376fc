import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diptych, projectWith } from '../diptych.ts'

const schema = 'schema/sections/quote.schema.json'
const component = 'renderer/client/sections/quote.tsx'

const run = (cwd: string, ...args: readonly string[]) => diptych(args, { cwd, engine: cwd })

test('a section that loses its component or its schema is an error until it has both', async () => {
  const cwd = projectWith()
  const validate = (...args: readonly string[]) => run(cwd, 'validate', ...args)
  expect((await validate()).code).toBe(0)

  renameSync(join(cwd, component), join(cwd, 'kept.tsx'))
  const withoutComponent = await validate('--format', 'concise')
  expect(withoutComponent.code).toBe(1)
  expect(withoutComponent.stdout).toContain(
    `${schema}:1:1: error schema/missing-component The section type "quote" has a schema but no component. Create ${component}, or remove ${schema}.`,
  )
  expect((await validate('--lang', 'nl')).stdout).toContain(`Maak ${component}, of verwijder`)

  renameSync(join(cwd, 'kept.tsx'), join(cwd, component))
  expect((await validate()).code).toBe(0)

  rmSync(join(cwd, schema))
  expect((await validate('--format', 'concise')).stdout).toContain(
    `${component}:1:1: error schema/missing-component The section type "quote" has a component but no schema. Create ${schema}, or remove ${component}.`,
  )
})

test('nothing is built of a section without a component', async () => {
  const cwd = projectWith()
  rmSync(join(cwd, component))
  const { code, stdout, stderr } = await run(cwd, 'build')

  expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
  expect(stdout).toContain(`Create ${component}`)
  expect(existsSync(join(cwd, '.dist'))).toBe(false)
})
