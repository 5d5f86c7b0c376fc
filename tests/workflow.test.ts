import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { diptych, folderWith } from './cli/diptych.ts'
import { edit } from './generator/edit.ts'
import { projectRoot } from './support/project-root.ts'

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')
const { scripts } = JSON.parse(read('package.json'))

const workflows = ['validate', 'test'].map((name) => {
  const text = read(`.github/workflows/${name}.yml`)
  const workflow = parse(text)
  const { permissions, steps } = workflow.jobs[name]
  const commands: readonly string[] = steps.map(({ run = '' }) => String(run))
  return { name, text, workflow, permissions, steps, commands }
})
const [validate, tests] = workflows

describe.for(workflows)('the workflow $name', ({ text, workflow, permissions, steps }) => {
  test('may read the repository, and write nothing', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
    expect(permissions).toBeUndefined()
    expect(steps[0].with['persist-credentials']).toBe(false)
  })

  test('pins what it uses, with the version beside it', () => {
    const uses = text.match(/uses: .*/g) ?? []

    expect(uses).toHaveLength(2)
    for (const each of uses)
      expect(each).toMatch(/^uses: actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test('runs on the Node that Diptych needs', () => {
    expect(read('cli/launch.js')).toContain(`const needed = ${steps[1].with['node-version']}\n`)
  })
})

/** The command of the content workflow that begins with these words. */
const commandOf = (start: string) => validate?.commands.find((each) => each.startsWith(start)) ?? ''

test('the content workflow stops a warning, marks its line and writes the summary', async () => {
  const cwd = folderWith(edit('en/pages/home.yaml', 'We bake', 'We  bake'))
  const environment = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: join(cwd, 'summary.md') }
  const command = commandOf('npm run -s diptych -- validate')
  const [, options = ''] = /^npm run -s diptych -- (validate .*)$/.exec(command) ?? []
  const { code, stdout } = await diptych(options.split(' '), { cwd, environment })

  expect(code).toBe(1)
  expect(stdout).toMatch(/^::warning file=content\/en\/pages\/home\.yaml,line=\d+,/)
  expect(readFileSync(environment.GITHUB_STEP_SUMMARY, 'utf8')).toContain('| ⚠️ warning: ')
})

test('the content workflow builds, whatever it found', () => {
  const built = validate?.steps.filter(({ run = '' }) => String(run).startsWith('npm run -s build'))
  expect(built).toMatchObject([{ if: expect.stringContaining('!cancelled()') }])
})

test('the README, the test workflow and .ci/run name the same commands', () => {
  const [command, deep] = ['npm ci && npm test', 'npm run -s test:deep']

  expect(read('README.md')).toMatch(new RegExp(`^ *${command}\\s`, 'm'))
  expect(tests?.commands).toEqual(expect.arrayContaining([command, deep]))
  for (const each of [command, deep]) expect(read('.ci/run')).toContain(`run '${each}'`)
})

test('npm test checks format, lint and types before the tests', () => {
  const called = (name: string): readonly string[] =>
    Array.from(String(scripts[name]).matchAll(/npm run -s ([\w:-]+)/g), ([, each = '']) => each)
  const gates = called('pretest').flatMap(called)

  expect(gates.map((name) => scripts[name])).toEqual(['biome check .', 'tsc --noEmit'])
  for (const name of Object.keys(scripts))
    for (const each of called(name)) expect(Object.keys(scripts)).toContain(each)
})
