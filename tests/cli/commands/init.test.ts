import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { starterLanguages } from '#generator/index.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { projectRoot } from '../../support/project-root.ts'
import { until } from '../../support/until.ts'
import { diptych, findingsIn, type World } from '../diptych.ts'

const options = ['--name', 'Rye', '--languages', 'en,nl', '--hue', '38']
const init = (world: World, ...args: readonly string[]) => diptych(['init', ...args], world)
const read = (cwd: string, file: string) => readFileSync(join(cwd, file), 'utf8')

/** The codes that a site has findings of. */
const codesIn = async (cwd: string) =>
  new Set((await findingsIn(cwd)).map(({ severity, code }) => `${severity} ${code}`))

/** Each sentence says what belongs there; nobody has this address. */
const waiting = new Set(['info text/starter', 'warning stand-in/undeclared'])

test.for(starterLanguages())('a site begins in %s and in all others', async (language) => {
  const cwd = temporaryFolder()
  const languages = [...new Set([language, ...starterLanguages()])].join()
  const made = await init({ cwd }, 'rye', '--name', 'Rye', '--languages', languages, '--hue', '38')
  expect(made).toMatchObject({ code: 0, stderr: '' })
  expect(made.stdout).toMatch(/^Wrote a site into rye\. Next: cd rye && npm run dev\n.+\n$/)
  expect(readdirSync(cwd)).toEqual(['rye'])
  expect(await codesIn(join(cwd, 'rye'))).toEqual(waiting)
})

test('a folder that is there is filled, and a sentence less is a hint less', async () => {
  const cwd = temporaryFolder()
  expect(await init({ cwd }, '.', ...options)).toMatchObject({ code: 0, stderr: '' })
  expect(readdirSync(cwd).toSorted()).toEqual(['content', 'package.json'])
  expect(JSON.parse(read(cwd, 'package.json')).scripts.dev).toMatch(/launch\.js" dev$/)

  const before = (await findingsIn(cwd)).length
  const home = 'content/en/pages/home.yaml'
  const page = parse(read(cwd, home))
  page.sections[0].text = 'We bake rye bread for the cafés of Haarlem. It is at the door by seven.'
  writeFileSync(join(cwd, home), JSON.stringify(page))
  const after = (await findingsIn(cwd)).filter(({ code }) => code === 'text/starter')
  // Two stand-ins are told too.
  expect(after).toHaveLength(before - 3)
})

test('what no option says is asked, and names may have other letters', async () => {
  const cwd = temporaryFolder()
  const answers = ['Хліб', ' en nl ', '150']
  const asked: string[] = []
  const ask = async (question: string) => {
    asked.push(question)
    return answers.shift() ?? ''
  }
  expect(await init({ cwd, ask }, 'rye')).toMatchObject({ code: 0, stderr: '' })
  expect(asked).toHaveLength(3)
  const site = parse(read(cwd, 'rye/content/site.yaml'))
  expect(site).toMatchObject({ languages: ['en', 'nl'], brand: { colors: { hue: 150 } } })
  expect(parse(read(cwd, 'rye/content/facts.yaml')).company.name).toEqual({ text: 'Хліб' })
  expect(await codesIn(join(cwd, 'rye'))).toEqual(waiting)
})

test.for([
  { args: ['full', ...options], told: '"full" is not empty. Name a folder' },
  { args: ['full/file', ...options], told: 'cannot be written (ENOTDIR)' },
  {
    args: ['rye'],
    told: 'There is no terminal to ask questions at. Answer them with options: init',
  },
  { args: ['rye', ...options, '--name', ' '], told: '"" cannot be a name.' },
  { args: ['rye', ...options, '--name', '{{price}}'], told: '"{{price}}" cannot be a name.' },
  { args: ['rye', ...options, '--languages', 'en,sv'], told: 'There is no starter in "sv". There' },
  { args: ['rye', ...options, '--languages', ','], told: 'There is no starter in "".' },
  { args: ['rye', ...options, '--hue', 'green'], told: '"green" is no hue. Use a number' },
  { args: ['rye', ...options, '--hue', '361'], told: '"361" is no hue. Use a number' },
])('$args writes nothing: $told', async ({ args, told }) => {
  const cwd = temporaryFolder({ 'full/file': '' })
  const { code, stdout, stderr } = await init({ cwd }, ...args)
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toContain(told)
  expect(stderr).toMatch(/^[^\n]+\n$/)
  expect(readdirSync(cwd)).toEqual(['full'])
})

test('a folder that may not be changed stays as it is', async () => {
  // Rights do not hold root back; the kernel does.
  const isRoot = process.getuid?.() === 0
  const cwd = isRoot ? '/sys' : temporaryFolder()
  if (!isRoot) chmodSync(cwd, 0o555)
  const before = readdirSync(cwd)
  const { code, stderr } = await init({ cwd }, 'rye', ...options)
  expect({ code, stderr }).toMatchObject({ code: 2 })
  expect(stderr).toMatch(/^"\S+rye" cannot be written \(E(?:ACCES|PERM)\)\. Check .+\n$/)
  expect(readdirSync(cwd)).toEqual(before)
  if (!isRoot) chmodSync(cwd, 0o755)
})

test.for([
  { signal: 'SIGINT', ended: [130, null], left: 0 },
  { signal: 'SIGKILL', ended: [null, 'SIGKILL'], left: 1 },
] as const)('$signal while it writes: there is no site', async ({ signal, ended, left }) => {
  const cwd = temporaryFolder()
  const launch = join(projectRoot, 'cli/launch.js')
  const child = spawn(process.execPath, [launch, 'init', 'a/rye', ...options], { cwd })
  const exit = once(child, 'exit')
  await until(() => existsSync(join(cwd, 'a')) && readdirSync(join(cwd, 'a')).length > 0)
  child.kill(signal)
  expect(await exit).toEqual(ended)
  expect(existsSync(join(cwd, 'a/rye'))).toBe(false)
  expect(readdirSync(cwd)).toHaveLength(left)
  expect(await init({ cwd }, 'a/rye', ...options)).toMatchObject({ code: 0 })
})

test('a site with an error is not written, nor a folder above it', async () => {
  const cwd = temporaryFolder()
  const { code, stderr } = await init({ cwd }, 'a/b/rye', ...options, '--name', 'Rye ꝏ')
  expect(code).toBe(2)
  expect(stderr).toMatch(/^The site would have an error: .+\n$/)
  expect(existsSync(join(cwd, 'a'))).toBe(false)
})
