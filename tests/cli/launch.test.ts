import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { projectRoot } from '../support/project-root.ts'
import { folderWith } from './diptych.ts'

const launch = join(projectRoot, 'cli/launch.js')
const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.0' } })`

/** This Node with the version of an old one, and each old Node on this machine. */
const oldNodes = [
  {
    name: 'this one with another version',
    command: process.execPath,
    args: ['--import', `data:text/javascript,${pretend}`],
  },
  ...(process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'node'))
    .filter((command) => existsSync(command) && majorOf(command) < 24)
    .map((command) => ({ name: command, command, args: [] })),
]

test.for(oldNodes)(
  'an old Node gets one line with the version needed: $name',
  ({ command, args }) => {
    const { status, stdout, stderr } = spawnSync(command, [...args, launch, 'validate'], {
      encoding: 'utf8',
    })

    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/^Diptych needs Node 24 or newer; this is \d+\.\d+\.\d+\. [^\n]+\n$/)
  },
)

test('this Node runs the command', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [launch, 'validate'], {
    encoding: 'utf8',
    cwd: folderWith(),
  })

  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(
    /^Nothing to fix\. {3}11 files, 2 languages, \d+ texts, \d\.\d s\.\nDutch: .*\n$/,
  )
})

test('a reader that closes the pipe early gets no stack', async () => {
  const child = spawn(process.execPath, [launch, 'validate', '--format', 'json'], {
    cwd: folderWith(),
  })
  child.stdout.destroy()
  const [[code], stderr] = await Promise.all([once(child, 'close'), textOf(child.stderr)])

  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
})

function majorOf(command: string): number {
  return Number.parseInt(
    spawnSync(command, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout,
    10,
  )
}

test('loading the commands does not load the layers', () => {
  const layers = ['generator', 'renderer', 'api'].map((layer) => join(projectRoot, layer, '/'))
  const modules = globSync('cli/{program,commands/*}.ts', { cwd: projectRoot }).map((file) =>
    join(projectRoot, file),
  )
  const script = `
    import { registerHooks } from 'node:module'
    const layers = ${JSON.stringify(layers)}
    registerHooks({
      load: (url, context, next) => {
        if (layers.some((layer) => url.startsWith('file://' + layer))) console.log(url)
        return next(url, context)
      },
    })
    for (const module of ${JSON.stringify(modules)}) await import(module)`
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { encoding: 'utf8' },
  )
  expect({ stdout, stderr }).toEqual({ stdout: '', stderr: '' })
})
