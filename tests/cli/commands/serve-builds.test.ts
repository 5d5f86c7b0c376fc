import { expect, onTestFinished, test } from 'vitest'
import { encode, rules } from '../../api/leads-site.ts'
import { writeBuild } from '../../support/write-build.ts'
import { spawnServe, writeInto } from './serving.ts'

const form = rules.forms.find(({ name }) => name === 'strategy-call')
const page = form?.languages['en']?.path ?? ''
const document = (version: string) =>
  `<!doctype html><title>${version}</title><form name="strategy-call"><input name="form-name" value="strategy-call"></form>`

const file = `${page.slice(1)}/index.html`
const headersOf = (version: string) =>
  JSON.stringify({
    all: { 'x-version': version },
    documents: {},
    files: {},
    policies: { [file]: `of ${version}` },
    redirects: {},
  })

/** The files of a build, each of which names its version. */
const buildOf = (version: string) => ({
  'plans/index.html': version,
  [file]: document(version),
  [`assets/entry-${version}.js`]: version,
  '.diptych/headers.json': headersOf(version),
})

/** A build with the rules of its forms, which `spawnServe` adds to the first. */
const withRules = (files: Readonly<Record<string, string>>) => ({
  '.diptych/forms.json': JSON.stringify(rules),
  ...files,
})

/** Which version a server shows in everything that comes from its build. */
async function shown(url: string) {
  const [home, own, rejected] = await Promise.all([
    fetch(`${url}/plans`),
    fetch(`${url}${page}`),
    fetch(`${url}${page}`, {
      method: 'POST',
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      body: encode({ 'form-name': 'strategy-call' }),
    }),
  ])
  const titleIn = (text: string) => /<title>(.*?)<\/title>/.exec(text)?.[1]
  return new Set([
    await home.text(),
    ...[home, own, rejected].map(({ headers }) => headers.get('x-version')),
    ...[own, rejected].map(({ headers }) => headers.get('content-security-policy')?.slice(3)),
    titleIn(await own.text()),
    titleIn(await rejected.text()),
  ])
}

test('the server follows the builds of its folder, and never shows two at once', async () => {
  const { addresses, child, output, site } = spawnServe({}, buildOf('one'))
  const { url } = await addresses()
  expect(await shown(url)).toEqual(new Set(['one']))

  let failures = 0
  let isOver = false
  const visitor = (async () => {
    while (!isOver) {
      const version = await fetch(`${url}/plans`).then((response) => response.text())
      const asset = await fetch(`${url}/assets/entry-${version}.js`)
      if (asset.status !== 200 || (await asset.text()) !== version) failures += 1
    }
  })()
  onTestFinished(() => {
    isOver = true
  })
  const served = () => output.stdout.match(/"build.served"/g)?.length
  // As a build, which keeps the assets of those before.
  writeBuild(site, withRules({ ...buildOf('two'), 'assets/entry-one.js': 'one' }))
  await expect.poll(served).toBe(1)
  expect(await shown(url)).toEqual(new Set(['two']))
  expect((await fetch(`${url}/assets/entry-one.js`)).status).toBe(200)
  isOver = true
  await visitor
  expect(failures).toBe(0)

  writeBuild(site, withRules({ ...buildOf('three'), '.diptych/headers.json': '{"canary":true}' }))
  await expect.poll(() => output.stdout).toContain('build.refused')
  child.kill('SIGHUP')
  await expect.poll(() => output.stdout.match(/"build.refused"/g)?.length).toBe(2)
})

test('of a build whose forms cannot be read nothing is shown', async () => {
  const { addresses, output, site } = spawnServe({}, buildOf('one'))
  const { url } = await addresses()
  writeBuild(site, { ...buildOf('two'), '.diptych/forms.json': '{}' })
  await expect.poll(() => output.stdout).toContain('build.refused')
  expect(await shown(url)).toEqual(new Set(['one']))
})

test('a folder that a third later build has taken is not served as the build that it was', async () => {
  const { addresses, output, site } = spawnServe({}, buildOf('one'))
  const { url } = await addresses()
  for (const version of ['two', 'three', 'four']) writeBuild(site, withRules(buildOf(version)))
  expect(await fetch(`${url}/plans`).then((response) => response.text())).toBe('four')
  expect(await shown(url)).toEqual(new Set(['four']))
  await expect.poll(() => output.stdout).toContain('"build.served"')
})

test('a file that is damaged gets 503 and is named, and the others are served', async () => {
  const { addresses, output, site } = spawnServe({}, buildOf('one'))
  const { url } = await addresses()
  writeInto(site, 'current/plans/index.html', 'two')
  const { status, headers } = await fetch(`${url}/plans`)
  expect([status, headers.get('x-version'), headers.get('retry-after')]).toEqual([503, 'one', '5'])
  await expect.poll(() => output.stdout).toContain('plans/index.html')
  expect((await fetch(`${url}/assets/entry-one.js`)).status).toBe(200)
})
