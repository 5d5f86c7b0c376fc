import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { projectRoot } from '../support/project-root.ts'

const read = (file: string) => readFileSync(`${projectRoot}/${file}`, 'utf8')

test('the operators’ README names every setting of the server', () => {
  const source = read('api/settings/server-settings.ts')
  const names = Array.from(source.matchAll(/\((?:\s*)'([A-Z_]+)'/g), ([, name]) => name)
  expect(names.length).toBeGreaterThan(10)

  const paper = read('api/README.md')
  expect(names.filter((name) => !paper.includes(`\`${name}\``))).toEqual([])
})
