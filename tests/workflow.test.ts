import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { diptych, folderWith } from './cli/diptych.ts'
import { edit } from './generator/edit.ts'
import { projectRoot } from './support/project-root.ts'

const text = readFileSync(join(projectRoot, '.github/workflows/validate.yml'), 'utf8')
const workflow = parse(text)
const { steps } = workflow.jobs.validate
const command: string = steps.at(-1).run

test('it may read the repository and nothing else', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' })
  expect(workflow.jobs.validate.permissions).toBeUndefined()
  expect(steps[0].with['persist-credentials']).toBe(false)
})

test('what it uses is pinned, with the version beside it', () => {
  const uses = text.match(/uses: .*/g) ?? []

  expect(uses).toHaveLength(2)
  for (const each of uses)
    expect(each).toMatch(/^uses: actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test('it runs on the Node that Diptych needs', () => {
  const launch = readFileSync(join(projectRoot, 'cli/launch.js'), 'utf8')

  expect(launch).toContain(`const needed = ${steps[1].with['node-version']}\n`)
})

test('its command stops a warning, marks its line and writes the table', async () => {
  const [, options = ''] = /^npm run -s diptych -- (validate .*)$/.exec(command) ?? []
  const cwd = folderWith(edit('site.yaml', /$/, 'upcoming: [home]\n'))
  const environment = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: join(cwd, 'summary.md') }
  const { code, stdout } = await diptych(options.split(' '), { cwd, environment })

  expect(code).toBe(1)
  expect(stdout).toMatch(/^::warning file=content\/site\.yaml,line=\d+,/)
  expect(readFileSync(environment.GITHUB_STEP_SUMMARY, 'utf8')).toContain('| ⚠️ warning: ')
})
