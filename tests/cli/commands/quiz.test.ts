import { expect, test } from 'vitest'
import { projectRoot } from '../../support/project-root.ts'
import { diptych, folderWith } from '../diptych.ts'

const quiz = (...args: readonly string[]) => diptych(['quiz', ...args], { cwd: projectRoot })

test('a quiz is printed with the score and advice of each answer, the results side by side and the link', async () => {
  const { code, stdout, stderr } = await quiz(
    ...['--kind', 'C', '--problem', 'no-plan', '--sub', 'software', '--company', 'Kade 3'],
  )

  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toMatch(/^Benchmark for Kade 3\nSoftware & IT · They lack a plan or structure · /)
  expect(stdout.match(/^\d\. /gm)).toHaveLength(8)
  expect(stdout).toMatch(/^0–34 +35–59 +60–79 +80–100$/m)
  expect(stdout).toMatch(/^ +\d+ {2}\S.*\n {10}\S/m)
  expect(stdout).toMatch(/→ \/strategy-call\n$/)
})

test('--format json prints JSON', async () => {
  const { stdout } = await quiz('--format', 'json')

  expect(JSON.parse(stdout).questions).toHaveLength(8)
})

test('--lang makes it in another language, of the same choices', async () => {
  const choices = ['--sub', 'software', '--output', 'starter-kit', '--format', 'json']
  const { stdout } = await quiz('--lang', 'nl', ...choices)
  const made = JSON.parse(stdout)

  expect(made.language).toBe('nl')
  expect(made.presentation.intro).toMatch(/^Een quiz van De Vries\. Acht vragen/)
  expect(made.final_cta.link).toBe('/nl/strategy-call')

  const unknown = await quiz('--lang', 'xx')
  expect(unknown.code).toBe(2)
  expect(unknown.stderr).toMatch(/^There are no quizzes in "xx"\. Choose one of: en, nl/)
})

test('--random makes the choices that are left open', async () => {
  const { code, stdout } = await quiz('--random', '--kind', 'Self-audit')

  expect(code).toBe(0)
  expect(stdout).toMatch(/^Self-audit for /)
})

test('an unknown choice is an error that lists the known ones', async () => {
  const { code, stderr } = await quiz('--sub', 'rocketry')

  expect(code).toBe(2)
  expect(stderr).toMatch(
    /^There is no sub "rocketry"\. Choose one of:\n {2}personal-training +Personal/,
  )
})

test('content without a tool builder is an error', async () => {
  const { code, stderr } = await diptych(['quiz'], { cwd: folderWith() })

  expect(code).toBe(2)
  expect(stderr).toMatch(/^This content has no tool builder\. Add tool-builder\.yaml/)
})
