import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { explanations } from '#generator/check/explanations.ts'
import { explanationsIn } from '#generator/check/tell.ts'
import { messageLanguages } from '#generator/languages/index.ts'
import { emitRegistries } from '#generator/registries.ts'
import { rules } from '#generator/rules/index.ts'
import { schemaExplanations } from '#generator/validate/explanations.ts'
import { projectRoot } from '../../support/project-root.ts'

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

test('codes are used once and read area/what', () => {
  const codes = [...rules, ...schemaExplanations].map(({ code }) => code)

  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) expect(code).toMatch(/^[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z]+)*$/)
})

test.for(messageLanguages)('every code explains itself in sentences in %s', (language) => {
  const told = explanationsIn(language)
  for (const [code, { summary, why, example }] of told) {
    for (const text of [summary, why]) expect(text, code).toMatch(/^\p{Lu}.*\.$/u)
    expect(example.before, code).not.toBe(example.after)
    if (language !== 'en') expect(summary, code).not.toBe(explanations.get(code)?.summary)
  }
})

test.for(rules.map(({ code }) => code))('%s names no other rule', (code) => {
  const text = readFileSync(`${projectRoot}/generator/rules/${code}.ts`, 'utf8')
  const named = [...text.matchAll(/'([a-z-]+\/[a-z-]+)'/g)].map(([, name = '']) => name)
  expect(named.filter((name) => name !== code && explanations.has(name))).toEqual([])
})
