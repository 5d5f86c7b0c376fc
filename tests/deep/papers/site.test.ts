import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPaper, rowsUnder } from '../../papers/paper.ts'
import { copyProject, type ProjectCopy, strangersEnvironment } from '../../papers/project-copy.ts'
import { copySite } from '../../support/copy-site.ts'
import { projectRoot } from '../../support/project-root.ts'
import { type PaperServer, startServer } from './paper-server.ts'

const operators = readPaper('api/README.md')

let copy: ProjectCopy
let server: PaperServer

/** What a site needs where it is built, and no packages that are for development only. */
beforeAll(async () => {
  const needed = ['api', 'cli', 'generator', 'renderer', 'schema', 'tsconfig.json']
  const files = [...needed, 'package.json', 'package-lock.json']
  copy = copyProject((file) => files.some((each) => file === each || file.startsWith(`${each}/`)))

  copySite(copy.folder)
  const { devDependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  for (const name of Object.keys(devDependencies)) {
    rmSync(join(copy.folder, 'node_modules', name), { recursive: true, force: true })
  }
})
afterAll(async () => {
  await server?.stop()
  copy.remove()
})

/** Runs a command of a paper as a stranger does. */
const run = (command: string) =>
  spawnSync(command, {
    cwd: copy.folder,
    shell: true,
    encoding: 'utf8',
    env: strangersEnvironment(),
  })

test('the site becomes documents for each language, which say a price as the language does', () => {
  const { status, stderr } = run('npm run -s build')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })

  const document = (path: string) =>
    readFileSync(join(copy.folder, '.dist/current', path, 'plans/index.html'), 'utf8')
  expect(document('')).toMatch(/€\d/)
  expect(document('nl')).toMatch(/€\u00a0\d/)
})

test('the server starts on the built site and says where it is', async () => {
  server = await startServer(copy.folder)
  const [home, dutch] = await Promise.all(
    ['/plans', '/nl/plans'].map((path) => fetch(`${server.url}${path}`)),
  )
  expect([home?.status, dutch?.status]).toEqual([200, 200])
})

test('the operation port answers as its table says', async () => {
  for (const [cell = '', answers = ''] of rowsUnder(operators, 'path', 'answers')) {
    const path = cell.replaceAll('`', '')
    const { status } = await fetch(`${server.operation}${path}`)
    expect([path, status]).toEqual([path, 200])
    expect(answers).toMatch(/^200 /)
  }
})

test('SIGTERM ends the server with exit code 0', async () => {
  expect(await server.stop()).toBe(0)
})
