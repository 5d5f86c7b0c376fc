import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { readEnvironment } from '#api/index.ts'
import { readServerSettings } from '#api/serving.ts'
import { temporaryFolder } from '../generator/temporary-folder.ts'
import { projectRoot } from '../support/project-root.ts'
import { readPaper, wordsOf } from './paper.ts'

const paper = readPaper('api/README.md')
const block = (info: string) => paper.blocks.find((each) => each.info === info)?.text ?? ''
const { scripts, engines, allowScripts } = JSON.parse(
  readFileSync(join(projectRoot, 'package.json'), 'utf8'),
)
const serveOptions: string = scripts.serve.replace(/^node /, '')

const missing = inject('missing')

const readSettings = (environment: Readonly<Record<string, string>>) => {
  const source = { environment, readFile: () => 'smtp://user:password@mail.example:587' }
  readServerSettings(source)
  return readEnvironment(source)
}

const variablesIn = (assignments: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(assignments.map((each) => each.split(/=(.*)/s, 2)))

const unit = block('ini')
const valuesOf = (key: string) =>
  Array.from(unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm')), ([, value = '']) => value)

test('the unit starts the server as npm does, with the packages’ own Node', () => {
  const [command = ''] = valuesOf('ExecStart')
  const [program = '', ...options] = command.split(' ')
  const [home = ''] = valuesOf('WorkingDirectory')

  expect(options.join(' ')).toBe(serveOptions)
  expect(existsSync(program.replace(home, projectRoot))).toBe(true)
})

test('the unit sets what the server reads, and lets it write store and spool', () => {
  const variables = variablesIn(valuesOf('Environment').flatMap((line) => line.split(' ')))
  const { data, spool, smtpUrl, mailTo } = readSettings(variables)
  const [state = ''] = valuesOf('StateDirectory')

  for (const folder of [data, spool]) expect(folder).toMatch(`/var/lib/${state}/`)
  expect(data).not.toBe(spool)
  expect([smtpUrl?.protocol, mailTo.length]).toEqual(['smtp:', 1])
  expect(valuesOf('LoadCredential')[0]?.split(':')[0]).toBe(
    variables['SMTP_URL_FILE']?.replace('%d/', ''),
  )
})

test.skipIf('systemd-analyze' in missing)('systemd knows every line of the unit', () => {
  const file = join(temporaryFolder(), 'diptych.service')
  writeFileSync(file, unit.replaceAll('/srv/diptych', projectRoot))
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })

  const ofUnit = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('diptych'))
  expect(ofUnit).toEqual([])
})

test('two packages may run a script when they are installed, and no text becomes code while serving', () => {
  expect(existsSync(join(projectRoot, 'package-lock.json'))).toBe(true)
  expect(Object.keys(allowScripts)).toHaveLength(2)

  const flags = serveOptions.split(' ').filter((option) => option.startsWith('--'))
  const source = `try { eval('1') } catch (error) { console.log(error.name, '__proto__' in {}) }`
  const { stdout } = spawnSync(process.execPath, [...flags, '--eval', source], { encoding: 'utf8' })
  expect(stdout).toBe('EvalError false\n')
})

test('the time that systemd waits is longer than the server takes', () => {
  const [wait = ''] = valuesOf('TimeoutStopSec')
  const { shutdown } = readServerSettings({ environment: {}, readFile: () => '' })
  expect(Number(wait) * 1000).toBeGreaterThan(shutdown.delay + shutdown.deadline)
})

test('Caddy sends visitors to where the unit listens', () => {
  const lines = block('caddyfile').split('\n')
  const { HOST, PORT } = variablesIn(valuesOf('Environment').flatMap((line) => line.split(' ')))

  expect(lines.filter((line) => line.includes('{') && !line.endsWith('{'))).toEqual([])
  expect(lines[1]).toBe(`\treverse_proxy ${HOST}:${PORT}`)
})

test.skipIf('Caddy' in missing)('Caddy takes its file', () => {
  const file = join(temporaryFolder({ Caddyfile: `${block('caddyfile')}\n` }), 'Caddyfile')
  const { status, stdout } = spawnSync('caddy', ['validate', '--config', file], {
    encoding: 'utf8',
  })
  expect(stdout).toContain('Valid configuration')
  expect(status).toBe(0)
})

const instructions = block('dockerfile')
  .split('\n')
  .map((line) => ({ name: line.split(' ', 1)[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }))
const restOf = (name: string) =>
  instructions.filter((each) => each.name === name).map(({ rest }) => rest)

test('the image is of a Node that runs Diptych', () => {
  const launch = readFileSync(join(projectRoot, 'cli/launch.js'), 'utf8')
  const needed = Number(/needed = (\d+)/.exec(launch)?.[1])

  expect(restOf('FROM')).toEqual([`node:${needed}-slim`])
  expect(engines.node).toBe(
    /Node (\d+) or newer, and npm/.exec(readPaper('README.md').text)?.[1]?.replace(/^/, '>='),
  )
})

test('every file that the image copies exists', () => {
  const copied = restOf('COPY').flatMap((rest) => rest.split(' ').slice(0, -1))
  expect(copied.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([])
})

test('the image starts the server as npm does, and asks its health where it is', () => {
  const [command = '[]'] = restOf('CMD')
  const [program, ...options] = JSON.parse(command)
  expect([program, options.join(' ')]).toEqual(['node', serveOptions])

  const variables = variablesIn(restOf('ENV').flatMap(wordsOf))
  expect(restOf('HEALTHCHECK')[0]).toContain(`:${variables['OPERATION_PORT']}/readyz`)
})

test('the image writes into its volume only', () => {
  const [run = ''] = paper.text.match(/docker run [^`]*/) ?? []
  const [, volume = ''] = / -v leads:(\S+)/.exec(run) ?? []
  const { data, spool } = readSettings(variablesIn(restOf('ENV').flatMap(wordsOf)))

  expect([data, spool].map(dirname)).toEqual([volume, volume])
  expect(restOf('RUN').join()).toContain(`mkdir ${volume} && chown node ${volume}`)
  expect(run).toContain(`-p 4321:4321`)
})
