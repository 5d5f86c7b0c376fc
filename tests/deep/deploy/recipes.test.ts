import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import { readEnvironment } from '#api/index.ts'
import { longestStop } from '#cli/serve/serve-site.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { wordsOf } from '../../papers/paper.ts'
import { projectRoot } from '../../support/project-root.ts'
import {
  environmentOf,
  instructionsIn,
  readRecipe,
  recipeHost,
  valuesOf,
  variablesIn,
} from './recipe.ts'

const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
const serveOptions: string = scripts.serve.replace(/^node /, '')

const missing = inject('missing')

const readSettings = (environment: Readonly<Record<string, string>>) =>
  readEnvironment({ environment, readFile: () => 'smtp://user:password@mail.example:587' })

const unit = readRecipe('diptych.service')
const own = environmentOf(unit)

test('the unit starts the server as npm does, with the packages’ own Node', () => {
  const [command = ''] = valuesOf(unit, 'ExecStart')
  const [program = '', ...options] = command.split(' ')
  const [home = ''] = valuesOf(unit, 'WorkingDirectory')

  expect(options.join(' ')).toBe(serveOptions)
  expect(valuesOf(unit, 'ExecReload')).toEqual(['/bin/kill -HUP $MAINPID'])
  expect(existsSync(program.replace(home, projectRoot))).toBe(true)
})

test('the unit sets what the server reads, and lets it write journal and store', () => {
  const { data, journal, smtpUrl, mailTo } = readSettings(own)
  const [state = ''] = valuesOf(unit, 'StateDirectory')

  expect(data).toBe(`/var/lib/${state}`)
  expect(journal.startsWith(`${data}/`)).toBe(true)
  expect([smtpUrl?.protocol, mailTo.length]).toEqual(['smtp:', 1])
  expect(valuesOf(unit, 'LoadCredential')[0]?.split(':')[0]).toBe(
    own['SMTP_URL_FILE']?.replace('%d/', ''),
  )
})

const folder = join(projectRoot, 'api/hosts/recipes/systemd')
const units = readdirSync(folder).filter((name) => /\.(service|timer)$/.test(name))

test.skipIf('systemd-analyze' in missing)('systemd knows every line of the units', () => {
  const folder = temporaryFolder(
    Object.fromEntries(
      units.map((name) => [name, readRecipe(name).replaceAll('/srv/diptych', projectRoot)]),
    ),
  )
  const files = units.map((name) => join(folder, name))
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', ...files], {
    encoding: 'utf8',
  })

  const ofUnit = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('diptych'))
  expect(ofUnit).toEqual([])
})

test('no text becomes code while serving', () => {
  const flags = serveOptions.split(' ').filter((option) => option.startsWith('--'))
  const source = `try { eval('1') } catch (error) { console.log(error.name, '__proto__' in {}) }`
  const { stdout } = spawnSync(process.execPath, [...flags, '--eval', source], { encoding: 'utf8' })
  expect(stdout).toBe('EvalError false\n')
})

test('the time that systemd waits is longer than the server takes', () => {
  const [wait = ''] = valuesOf(unit, 'TimeoutStopSec')
  expect(Number(wait) * 1000).toBeGreaterThan(longestStop)
})

test('Caddy and nginx send visitors to where the unit listens, and are trusted', () => {
  const address = `${own['HOST']}:${own['PORT']}`
  expect(readRecipe('Caddyfile')).toContain(`\treverse_proxy ${address} {\n`)
  expect(readRecipe('nginx.conf')).toContain(`\tproxy_pass http://${address};\n`)
  expect(own['TRUSTED_PROXIES']).toBe(own['HOST'])
})

test.skipIf('Caddy' in missing)('Caddy takes its file', () => {
  const file = join(temporaryFolder({ Caddyfile: readRecipe('Caddyfile') }), 'Caddyfile')
  const { status, stdout } = spawnSync('caddy', ['validate', '--config', file], {
    encoding: 'utf8',
  })
  expect(stdout).toContain('Valid configuration')
  expect(status).toBe(0)
})

const services = units.filter((name) => name.endsWith('.service'))

test.skipIf('systemd-analyze' in missing).for(services)(
  'systemd finds little to attack in %s',
  (name) => {
    const { stdout } = spawnSync(
      'systemd-analyze',
      ['security', '--offline=true', '--no-pager', join(folder, name)],
      { encoding: 'utf8' },
    )
    expect(Number(/exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThan(2)
  },
)

test.skipIf('nginx' in missing || 'openssl' in missing)(
  'nginx takes its file without a warning',
  () => {
    const place = temporaryFolder()
    const certificate = join(place, 'fullchain.pem')
    const key = join(place, 'privkey.pem')
    const subject = ['-subj', `/CN=${recipeHost}`, '-newkey', 'rsa:2048', '-nodes', '-keyout', key]
    spawnSync('openssl', ['req', '-x509', '-out', certificate, ...subject], { stdio: 'ignore' })
    const site = readRecipe('nginx.conf').replaceAll(`/etc/letsencrypt/live/${recipeHost}`, place)
    const main = `pid ${place}/pid; error_log stderr; events {} http { access_log off; ${site} }`
    writeFileSync(join(place, 'nginx.conf'), main)
    const { status, stderr } = spawnSync(
      'nginx',
      ['-t', '-p', place, '-e', 'stderr', '-c', join(place, 'nginx.conf')],
      { encoding: 'utf8' },
    )
    expect(stderr).toContain('test is successful')
    expect(stderr).not.toContain('[warn]')
    expect(status).toBe(0)
  },
)

const image = instructionsIn(readRecipe('Dockerfile'))
const restOf = (name: string) => image.filter((each) => each.name === name).map(({ rest }) => rest)
const imageVariables = variablesIn(restOf('ENV').flatMap(wordsOf))

test('the image starts the server as npm does, and asks its health where it is', () => {
  const [command = '[]'] = restOf('CMD')
  const [program, ...options] = JSON.parse(command)
  expect([program, options.join(' ')]).toEqual([
    'node',
    serveOptions.replace('cli/launch.js', 'diptych'),
  ])
  expect(restOf('HEALTHCHECK')[0]).toContain(`:${imageVariables['OPERATION_PORT']}/healthz`)
})

const { services: containers, volumes, secrets } = parse(readRecipe('compose.yaml'))

test('Compose starts the image with PostgreSQL, and hands over what both read', () => {
  const { site, database } = containers
  const texts: Readonly<Record<string, string>> = {
    'database-url': 'postgres://diptych:secret@database/diptych',
    smtp: 'smtp://user:password@mail.example.com:587',
  }
  const { databaseUrl, smtpUrl, mailTo } = readEnvironment({
    environment: { ...imageVariables, ...site.environment },
    readFile: (path) => texts[path.replace('/run/secrets/', '')] ?? '',
  })
  expect(site.secrets).toEqual(Object.keys(texts))
  expect([smtpUrl?.protocol, mailTo.length]).toEqual(['smtp:', 1])
  expect(databaseUrl?.hostname).toBe('database')
  expect(databaseUrl?.username).toBe(database.environment.POSTGRES_USER)
  expect(databaseUrl?.pathname).toBe(`/${database.environment.POSTGRES_DB}`)
  expect(database.environment.POSTGRES_PASSWORD_FILE).toBe(`/run/secrets/${database.secrets[0]}`)
  expect(Object.keys(secrets).toSorted()).toEqual([...site.secrets, ...database.secrets].toSorted())
  expect(Object.keys(volumes)).toEqual(
    [site, database].flatMap((each) => each.volumes.map((line: string) => line.split(':')[0])),
  )
})
