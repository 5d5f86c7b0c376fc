import { once } from 'node:events'
import { symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { rules } from '../../api/leads-site.ts'
import { writeSmallSite } from '../../api/site/small-site.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { diptych, type World } from '../diptych.ts'
import { type Change, deploy, type Reply } from './deployed.ts'

beforeEach(({ skip }) => skip('openssl' in inject('missing'), 'no openssl'))

const withoutPolicy: Change = (usual, { path }) =>
  path === '/plans'
    ? { ...usual, headers: { ...usual.headers, 'content-security-policy': undefined } }
    : usual

const doctor = (args: readonly string[], world: Partial<World> = {}) =>
  diptych(['doctor', ...args], { cwd: temporaryFolder(), now: new Date(), ...world })

test('findings are printed as those of the content, in the language of the editor', async () => {
  const { origin } = await deploy({ change: withoutPolicy })

  const concise = await doctor([origin])
  expect(concise).toMatchObject({ code: 1, stderr: '' })
  expect(concise.stdout).toMatch(
    new RegExp(
      `^${origin}/plans: error deployed/policy This page has no [^\\n]*\\n[^\\n]*\\n1 to fix, 1 to look at\\. {3}4 pages, `,
    ),
  )

  const pretty = await doctor([origin, '--lang', 'nl', '--format', 'pretty'])
  expect(pretty.stdout).toContain('Deze pagina heeft geen Content-Security-Policy.')
  expect(pretty.stdout).toContain(`  ${origin}/plans\n`)
  expect(pretty.stdout).toContain("4 pagina's")
  expect(pretty.stdout).toContain('explain deployed/policy')
  expect(pretty.stdout).not.toContain('diptych -- keep')

  const sarif = JSON.parse((await doctor([origin, '--format', 'sarif'])).stdout)
  expect(sarif.runs[0].automationDetails.id).toBe('diptych/doctor')
  expect(sarif.runs[0].results[0].locations[0].physicalLocation.artifactLocation).toEqual({
    uri: `${origin}/plans`,
  })
  const markdown = await doctor([origin, '--format', 'markdown'])
  expect(markdown.stdout).toContain('## Site check')
})

test('what is the same on several pages is one finding with all of them', async () => {
  const { origin } = await deploy({
    change: ({ headers, ...reply }) => ({
      ...reply,
      headers: { ...headers, 'referrer-policy': undefined },
    }),
  })
  const { stdout } = await doctor([origin, '--format', 'pretty'])
  const pages = ['/', '/nl', '/nl/plans', '/plans'].map((path) => `  ${origin}${path}\n`)
  for (const page of pages) expect(stdout.split(page)).toHaveLength(2)
  expect(stdout).toContain('1 to look at.')
})

test('codes can be chosen, and warnings can fail', async () => {
  const { origin } = await deploy({
    change: (usual, request, ...rest) =>
      request.path === '/robots.txt' ? { status: 404 } : withoutPolicy(usual, request, ...rest),
  })
  const exitWith = async (...options: readonly string[]) =>
    (await doctor([origin, ...options])).code
  expect(await exitWith('--skip', 'deployed/policy')).toBe(0)
  expect(await exitWith('--skip', 'deployed/policy', '--strict')).toBe(1)
  expect(await exitWith('--only', 'deployed/robots')).toBe(0)
  expect((await doctor([origin, '--quiet'])).stdout).not.toContain('deployed/robots')
})

test('progress is told at a terminal, not in CI or to a pipe', async () => {
  const { origin } = await deploy()
  const told = async (world: Partial<World>) => (await doctor([origin], world)).stderr

  const lines = (await told({ isTTY: true })).split('\r\u001B[K')
  expect(lines).toContain(`3 ${origin}/sitemap.xml`)
  expect(lines.at(-1)).toBe('')
  expect(await told({ isTTY: true, environment: { CI: 'true' } })).toBe('')
  expect(await told({})).toBe('')
})

const redirect =
  (reply: Reply): Change =>
  (usual, { path }) =>
    path === '/old' ? reply : usual

test.for([
  {
    name: 'as it should',
    change: redirect({ status: 301, headers: { location: '/plans' } }),
    found: [],
  },
  {
    name: 'nowhere',
    change: redirect({ status: 404 }),
    found: [/should lead to \/plans and answers with 404/],
  },
  {
    name: 'elsewhere',
    change: redirect({ status: 301, headers: { location: '/' } }),
    found: [/leads to https:.*\/\./],
  },
  {
    name: 'for now',
    change: redirect({ status: 302, headers: { location: '/plans' } }),
    found: [/leads on with 302/],
  },
])('a redirect of the build that leads $name', async ({ change, found }) => {
  const { origin } = await deploy({ change })
  const site = writeSmallSite({ '.diptych/forms.json': JSON.stringify(rules) })
  const { stdout } = await doctor([
    origin,
    ...['--out', site, '--only', 'deployed/redirects', '--format', 'json'],
  ])
  const { diagnostics } = JSON.parse(stdout)
  expect(diagnostics).toEqual(
    found.map((message) => expect.objectContaining({ message: expect.stringMatching(message) })),
  )
})

test('without a word about it, only a build of the same address counts', async () => {
  const { origin } = await deploy({ change: redirect({ status: 404 }) })
  const exitBeside = async (own: string) => {
    const site = writeSmallSite({
      '.diptych/forms.json': JSON.stringify({ ...rules, origin: own }),
    })
    const cwd = temporaryFolder()
    symlinkSync(site, join(cwd, '.dist'))
    return (await doctor([origin, '--only', 'deployed/redirects'], { cwd })).code
  }
  expect(await exitBeside('https://bakery.example')).toBe(0)
  expect(await exitBeside(origin)).toBe(1)
})

test('a site that is not there is told so, once', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  server.close()
  await once(server, 'close')

  const { code, stdout } = await doctor([`https://127.0.0.1:${port}`])
  expect(code).toBe(1)
  expect(stdout).toMatch(/^https:\S+ error deployed\/unreachable .*ECONNREFUSED.*\n1 to fix\./)
})

test('a site that never answers is given up', async () => {
  const server = createServer(() => undefined).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  const { code, stdout } = await doctor([`http://127.0.0.1:${port}`, '--timeout', '1'])
  expect(code).toBe(1)
  expect(stdout).toContain('does not answer: TIMEOUT')
})

test.for([
  { args: ['example.com'], says: /^"example\.com" is no address of a site\. .*\n$/ },
  { args: ['ftp://example.com'], says: /is no address of a site/ },
  { args: ['https://example.com', '--pages', 'many'], says: /"many" is not a number for --pages/ },
  {
    args: ['https://example.com', '--only', 'deployed/polcy'],
    says: /Did you mean "deployed\/policy"/,
  },
  {
    args: ['https://example.com', '--out', 'nowhere'],
    says: /There is no built site in "nowhere"/,
  },
])('$args cannot run', async ({ args, says }) => {
  const { code, stderr } = await doctor(args)
  expect(code).toBe(2)
  expect(stderr).toMatch(says)
})
