import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { messageLanguages } from '#generator/languages/index.ts'
import { explanations } from '#generator/report/explanations.ts'
import { explanationsIn } from '#generator/report/words/teller.ts'
import { rules } from '#generator/rules/index.ts'
import { schemaExplanations } from '#generator/validate/explanations.ts'
import { projectRoot } from '../../support/project-root.ts'

/** What is in `rules/` without being a rule. */
const others = [
  'check-group',
  'clean-texts',
  'fingerprints',
  'index',
  'record-documents',
  'records',
  'rule',
  'run',
]

const namesIn = (folder: string, ending: string) =>
  globSync(`${folder}/**/*${ending}`, { cwd: projectRoot })
    .map((file) => file.replaceAll('\\', '/').slice(folder.length + 1, -ending.length))
    .filter((name) => !others.includes(name))
    .toSorted()

test('every rule has a test of its name', () => {
  const tests = namesIn('tests/generator/rules', '.test.ts')
  for (const { code } of rules) expect(tests).toContain(code)
})

test('every rule has a corpus of what it catches and what it leaves alone', () => {
  const without = rules.filter(({ code }) => {
    const test = readFileSync(`${projectRoot}/tests/generator/rules/${code}.test.ts`, 'utf8')
    // What holds for a code also counts its cases: fewer than fifteen of either kind fail there.
    return ![...test.matchAll(/^holdsFor\w*\('([^']+)'/gm)].some(([, named]) => named === code)
  })
  expect(without.map(({ code }) => code)).toEqual([])
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
