import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { explanations } from '#generator/explanations.ts'
import { rules } from '#generator/rules/index.ts'
import { schemaExplanations } from '#generator/schema-explanations.ts'
import { projectRoot } from '../../support/project-root.ts'

test('every file with a rule is in the list', () => {
  const files = globSync('generator/rules/*.ts', { cwd: projectRoot })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\/(index|rule)\.ts$/.test(file))

  expect(rules).toHaveLength(files.length)
})

test('every rule has a test of its name', () => {
  const names = (folder: string, ending: string) =>
    globSync(`${folder}/rules/*${ending}`, { cwd: projectRoot })
      .map((file) => basename(file, ending))
      .filter((name) => name !== 'rule')
      .toSorted()

  expect(names('tests/generator', '.test.ts')).toEqual(names('generator', '.ts'))
})

test('every rule has a corpus of what it catches and what it leaves alone', async () => {
  const folder = `${projectRoot}/generator/rules`
  const names = globSync('*.ts', { cwd: folder }).map((file) => basename(file, '.ts'))
  const without: string[] = []
  for (const name of names.filter((each) => each !== 'rule' && each !== 'index')) {
    const exported: Readonly<Record<string, { readonly code: string }>> = await import(
      `${folder}/${name}.ts`
    )
    const test = readFileSync(`${projectRoot}/tests/generator/rules/${name}.test.ts`, 'utf8')
    const [rule] = Object.values(exported)
    // What holds for a code also counts its cases: fewer than fifteen of either kind fail there.
    const corpora = [...test.matchAll(/^holdsFor\w*\('([^']+)'/gm)].map(([, code]) => code)
    if (!rule || !corpora.includes(rule.code)) without.push(name)
  }

  expect(without).toEqual([])
})

test('codes are used once and read area/what', () => {
  const codes = [...rules, ...schemaExplanations].map(({ code }) => code)

  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) expect(code).toMatch(/^[a-z]+\/[a-z]+(-[a-z]+)*$/)
})

test.for([...explanations.values()])(
  '$code explains itself in sentences and by an example',
  ({ summary, why, example }) => {
    for (const text of [summary.en, summary.nl, why.en, why.nl]) expect(text).toMatch(/^[A-Z].*\.$/)
    expect(example.before).not.toBe(example.after)
  },
)
