import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diptych, projectWithSection } from '../diptych.ts'

const schema = 'sections/guest-book/schema.json'
const component = 'sections/guest-book/section.tsx'

test('a section that loses its component or its schema is an error until it has both', async () => {
  const cwd = projectWithSection()
  const validate = (...args: readonly string[]) => diptych(['validate', ...args], { cwd })
  expect((await validate()).code).toBe(0)

  renameSync(join(cwd, component), join(cwd, 'kept.tsx'))
  const withoutComponent = await validate('--format', 'concise')
  expect(withoutComponent.code).toBe(1)
  expect(withoutComponent.stdout).toContain(
    `${schema}:1:1: error schema/missing-component The section type "guest-book" has a schema but no component. Create ${component}, or remove ${schema}.`,
  )
  expect((await validate('--lang', 'nl')).stdout).toContain(`Maak ${component}, of verwijder`)

  renameSync(join(cwd, 'kept.tsx'), join(cwd, component))
  rmSync(join(cwd, schema))
  expect((await validate('--format', 'concise')).stdout).toContain(
    `${component}:1:1: error schema/missing-component The section type "guest-book" has a component but no schema. Create ${schema}, or remove ${component}.`,
  )
})

test('nothing is built of a section without a component', async () => {
  const cwd = projectWithSection()
  rmSync(join(cwd, component))
  const { code, stdout, stderr } = await diptych(['build'], { cwd })

  expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
  expect(stdout).toContain(`Create ${component}`)
  expect(existsSync(join(cwd, '.dist'))).toBe(false)
})
