import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../support/project-root.ts'

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

test('CONTRIBUTING.md gives each package its reason, and no package that is not there', () => {
  const { dependencies, optionalDependencies, devDependencies } = JSON.parse(read('package.json'))
  const [, section = ''] = read('CONTRIBUTING.md').split('## Dependencies')
  const rows = section.split('\n').filter((line) => line.startsWith('| `'))
  const explained = rows.flatMap((row) =>
    Array.from((row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g), ([, name]) => name),
  )

  const used = Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies }).map(
    (name) => name.replace(/^(@types\/|node-(?=linux|win)).*/, '$1…'),
  )
  expect(explained.toSorted()).toEqual([...new Set(used)].toSorted())
})
