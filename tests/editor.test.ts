import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { conciseLine } from '#cli/report/formats/concise.ts'
import { type Kind, kindOf } from '#generator/read/file-kind.ts'
import { mismatch, reportOf, stale } from './cli/report/sample.ts'
import { projectRoot } from './support/project-root.ts'

const read = (file: string) => JSON.parse(readFileSync(join(projectRoot, '.vscode', file), 'utf8'))
const globs: Readonly<Record<string, string>> = read('settings.json')['yaml.schemas']
const schemasFor = (path: string) =>
  Object.keys(globs).filter((schema) => matchesGlob(`content/${path}`, globs[schema] ?? ''))

/** A file of every kind there is. */
const samples = {
  site: 'site.yaml',
  facts: 'facts.yaml',
  catalog: 'catalog.yaml',
  walls: 'walls.yaml',
  glossary: 'glossary.yaml',
  redirects: 'redirects.yaml',
  acknowledged: 'acknowledged.yaml',
  'stand-ins': 'stand-ins.yaml',
  state: '.state/nl.yaml',
  language: 'de/language.yaml',
  navigation: 'de/navigation.yaml',
  'catalog-texts': 'de/catalog.yaml',
  faq: 'de/faqs/plans/core.yaml',
  statistics: 'de/statistics/home.yaml',
  form: 'de/forms/contact.yaml',
  quiz: 'de/quizzes/audit.yaml',
  'tool-builder': 'de/tool-builder.yaml',
  'quiz-frames': 'de/quiz-frames.yaml',
  'quiz-bank': 'de/quiz-banks/coaching.yaml',
  page: 'de/pages/plans/core.yaml',
} as const satisfies Readonly<Record<Kind, string>>

test.for(Object.entries(samples))('the editor knows the schema of a %s', ([kind, path]) => {
  expect(kindOf(path)?.kind).toBe(kind)
  expect(schemasFor(path)).toEqual([`./schema/${kind}.schema.json`])
  expect(existsSync(join(projectRoot, `schema/${kind}.schema.json`))).toBe(true)
})

test('every file of the content has its schema, and only one', () => {
  const files = globSync('**/*.yaml', { cwd: join(projectRoot, 'content') })
  expect(files.length).toBeGreaterThan(50)

  for (const file of files) {
    const path = file.replaceAll('\\', '/')
    expect([path, schemasFor(path)]).toEqual([path, [`./schema/${kindOf(path)?.kind}.schema.json`]])
  }
})

test('the editor reads what the watcher prints', () => {
  const [{ command, problemMatcher }] = read('tasks.json').tasks
  const { file, line, column, severity, code, message, regexp } = problemMatcher.pattern
  const [, ...parts] = new RegExp(regexp).exec(conciseLine(mismatch)) ?? []

  expect([file, line, column, severity, code, message].map((group) => parts[group - 1])).toEqual([
    'content/nl/pages/prices.yaml',
    '4',
    '13',
    'error',
    'facts/mismatch',
    'Dutch says 73%, English says 83%. Make both the same number. [f3a9c1]',
  ])
  expect(conciseLine(stale)).toMatch(new RegExp(regexp))
  expect(command).toContain(' validate --watch --format concise')
  expect(reportOf().diagnostics.map(conciseLine).join('\n')).not.toMatch(
    new RegExp(problemMatcher.background.beginsPattern, 'm'),
  )
})
