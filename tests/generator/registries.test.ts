import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emitRegistries } from '#generator/registries.ts'
import { rules } from '#generator/rules/index.ts'
import { projectRoot } from '../support/project-root.ts'

test.for([...emitRegistries(projectRoot)])(
  '%s is what `npm run registries` writes',
  ([file, text]) => {
    expect(readFileSync(join(projectRoot, file), 'utf8')).toBe(text)
  },
)

test('a rule has the code of its path', () => {
  const index = readFileSync(join(projectRoot, 'generator/rules/index.ts'), 'utf8')
  const paths = [...index.matchAll(/from '\.\/([\w-]+\/[\w-]+)\.ts'/g)].map(([, path]) => path)
  expect(rules.map(({ code }) => code)).toEqual(paths)
})
