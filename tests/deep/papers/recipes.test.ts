import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Block, readPaper, rowsUnder } from '../../papers/paper.ts'
import { copyProject, type ProjectCopy, strangersEnvironment } from '../../papers/project-copy.ts'
import { copySite } from '../../support/copy-site.ts'
import { printedBy } from '../../support/printed-by.ts'
import { until } from '../../support/until.ts'
import { applyBlock } from './apply-block.ts'

const recipes = readPaper('CONTRIBUTING.md').blocks.filter(({ heading }) => heading === 'Recipes')

let copy: ProjectCopy
const failures = new Map<string, unknown>()

beforeAll(() => {
  copy = copyProject()
  rmSync(join(copy.folder, 'content'), { recursive: true })
  copySite(copy.folder)
  for (const block of recipes) {
    try {
      carryOut(block)
    } catch (error) {
      failures.set(block.lead, error)
    }
  }
})
afterAll(() => copy.remove())

function carryOut(block: Block) {
  if (block.info !== 'sh') return applyBlock(copy.folder, block)
  for (const command of block.text.split('\n')) {
    const { status, stdout, stderr } = run(command)
    if (status !== 0) throw new Error(`${command}\n${stdout}${stderr}`)
  }
}

/** Runs a command in the copy. */
const run = (command: string, variables: NodeJS.ProcessEnv = {}) =>
  spawnSync(command, {
    cwd: copy.folder,
    shell: true,
    encoding: 'utf8',
    env: { ...strangersEnvironment(), ...variables },
  })

/** Runs a module of the copy and gives what it prints. */
function evaluate(source: string, variables: NodeJS.ProcessEnv = {}): unknown {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', source],
    { cwd: copy.folder, encoding: 'utf8', env: { ...strangersEnvironment(), ...variables } },
  )
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout)
}

const leads = [...new Set(recipes.map(({ lead }) => lead))]

test.for(leads)('“%s” can be carried out', (lead) => {
  expect(failures.get(lead)).toBeUndefined()
})

test('what the recipes write compiles', () => {
  run('npm run -s diptych -- generate')
  const { stdout } = run('npm run -s types')
  expect(stdout).toBe('')
})

const findings = (language: string) =>
  run(`npm run -s validate -- --only text/find-me --format concise --lang ${language}`).stdout

test('the rule finds its case, and each language has its message', () => {
  const place = /^content\/en\/pages\/visit\.yaml:\d+:\d+: warning text\/find-me /m
  expect(findings('en')).toMatch(place)
  expect(findings('nl')).toContain('De tekst zegt “find me”.')
  expect(findings('sv')).toContain('Texten säger ”find me”.')
})

test('a site is checked in the language', () => {
  run('cp -r content swedish && npm run -s diptych -- add language sv --content swedish')
  run('mkdir swedish/sv/pages && cp content/nl/pages/about.yaml swedish/sv/pages/about.yaml')
  const args = '--content swedish --drafts --only language --format concise'
  const { stdout } = run(`npm run -s validate -- swedish/sv/pages/about.yaml ${args}`)
  expect(stdout).toMatch(
    / language\/wrong-language This file is in Dutch, and is in the folder of Swedish\. /,
  )
})

test('the section is built, and the route answers within its limits', async () => {
  const { status, stderr } = run('npm run -s build')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const document = readFileSync(join(copy.folder, '.dist/current/visit/index.html'), 'utf8')
  expect(document).toMatch(/<section[^>]* id="hours"[^>]*>.*When to visit/)

  const child = spawn(process.execPath, ['cli/launch.js', 'serve'], {
    cwd: copy.folder,
    env: { ...strangersEnvironment(), HOST: '127.0.0.1', PORT: '0', OPERATION_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = printedBy(child)
  try {
    const [, url, operation] = await until(() => {
      if (child.exitCode !== null) throw new Error(`The server ended. ${output.stderr}`)
      return /"site":"(.*?)","operation":"(.*?)"/.exec(output.stdout) ?? false
    })
    const send = async (method: string, length = 0) =>
      fetch(`${url}/api/ping`, { method, ...(length > 0 && { body: 'x'.repeat(length) }) })
    const answer = await send('POST', 8 * 1024)
    expect([answer.status, await answer.text()]).toEqual([200, 'pong'])

    const wrong = await send('GET')
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST'])
    expect((await send('POST', 8 * 1024 + 1)).status).toBe(413)

    const many = await Promise.all(Array.from({ length: 25 }, () => send('POST', 4)))
    expect(many.map((each) => each.status)).toContain(429)

    for (const [path = ''] of rowsUnder(readPaper('api/README.md'), 'path', 'answers'))
      expect((await fetch(`${operation}${path.replaceAll('`', '')}`)).status, path).toBe(200)
  } finally {
    const closed = once(child, 'close')
    child.kill()
    await closed
  }
})

test('the setting has its default, takes a value and refuses another', () => {
  const read = (value: string) =>
    evaluate(`
      import { readEnvironment } from '#api/serving.ts'
      const environment = ${value}
      try {
        console.log(readEnvironment({ environment }).pongs)
      } catch (error) {
        console.log(JSON.stringify(error.message))
      }`)

  expect(read('{}')).toBe(3)
  expect(read(`{ PONGS: '4' }`)).toBe(4)
  expect(read(`{ PONGS: 'many' }`)).toContain('PONGS')
})
