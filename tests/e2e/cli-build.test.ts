import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { projectRoot } from '../support/project-root.ts'
import { runCli, startCli } from './command-line.ts'

const oneLine = /^[^\n]+\n$/

const bakery = join(projectRoot, 'tests/fixtures/bakery/content')

/** A folder with a copy of small content and a place for what is built of it. */
function workplace() {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const content = join(folder, 'content')
  cpSync(bakery, content, { recursive: true })
  return {
    content,
    out: join(folder, 'out'),
    own: join(folder, 'own'),
    file: (path: string) => join(content, path),
  }
}

const build = (content: string, out: string) =>
  runCli(['build', '--content', content, '--out', out])

/** Every file of a folder with what it holds and when it was written. */
const snapshot = (folder: string) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path, `${statSync(path).mtimeMs} ${readFileSync(path, 'base64')}`]),
  )

const addToEnd = (file: string, text: string) =>
  writeFileSync(file, `${readFileSync(file, 'utf8')}${text}`)

test('two files are a site: words, menus and the rest follow from the language', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const content = join(folder, 'content')
  for (const file of ['site.yaml', 'de/pages/home.yaml'])
    cpSync(join(bakery, file), join(content, file))
  const site = join(content, 'site.yaml')
  writeFileSync(site, readFileSync(site, 'utf8').replace(/^ {2}tile: .*\n/m, ''))

  expect(await build(content, join(folder, 'out'))).toMatchObject({ code: 0, stderr: '' })
  const html = readFileSync(join(folder, 'out/current/index.html'), 'utf8')
  expect(html).toContain('<html lang="de"')
  expect(html).toContain('>Zum Inhalt</a>')
  expect(html).not.toContain('mailto:')
  expect(html).not.toContain('data-act="dismiss"')

  const data = join(folder, 'data')
  const server = await startCli(['serve', '--out', join(folder, 'out'), '--data', data])
  onTestFinished(server.stop)
  const lost = await fetch(`${server.url}/nirgends`)
  expect(lost.status).toBe(404)
  expect(await lost.text()).toContain('Hier ist nichts')
  const sent = await fetch(`${server.url}/api/forms`, { method: 'POST', body: '{}' })
  expect(sent.status).toBe(404)
  expect(existsSync(data)).toBe(false)

  cpSync(bakery, content, { recursive: true })
  expect(await build(content, join(folder, 'whole'))).toMatchObject({ code: 0, stderr: '' })
  const missing = readFileSync(join(folder, 'out/current/404.html'), 'utf8')
  expect(missing).toContain('<title data-head="">Hier ist nichts | Bäckerei Krume</title>')
  expect(missing).toContain('href="/">Zur Startseite</a>')
  expect(missing).toContain('content="noindex"')
})

test('builds content from elsewhere to elsewhere, once; mistakes leave the build as it is', async () => {
  const { content, out, file } = workplace()
  const first = await build(content, out)
  expect(first).toMatchObject({ code: 0, stderr: '' })
  expect(readdirSync(join(out, 'current'))).toEqual(
    expect.arrayContaining(['index.html', '404.html', 'page.json']),
  )

  const built = snapshot(out)
  const second = await build(content, out)
  expect(second).toMatchObject({ code: 0, stderr: '' })
  expect(second.stdout).toContain('Nothing has changed')
  expect(snapshot(out)).toEqual(built)

  const unknownKey = 'colour: blue\n'
  const unknownName = '  - type: faq\n    id: fragen\n    heading: Fragen\n    faq: nirgends\n'
  for (const mistake of [unknownKey, unknownName]) {
    // Of many pages, those before the mistake are made while the check goes on.
    for (let page = 0; page < 40; page += 1) {
      const home = readFileSync(join(bakery, 'de/pages/home.yaml'), 'utf8')
      writeFileSync(file(`de/pages/a-${page}.yaml`), home.replace('path: /\n', ''))
    }
    addToEnd(file('de/pages/home.yaml'), mistake)
    const broken = await build(content, out)
    expect(broken).toMatchObject({ code: 1, stderr: '' })
    expect(broken.stdout).toContain('de/pages/home.yaml:')
    expect(snapshot(out)).toEqual(built)
    rmSync(content, { recursive: true })
    cpSync(bakery, content, { recursive: true })
  }
  addToEnd(file('de/pages/home.yaml'), '# A remark changes nothing that is seen.\n')
  const third = await build(content, out)
  expect(third).toMatchObject({ code: 0, stderr: '' })
  expect(third.stdout).toMatch(/: 0 files changed, 0 removed\.\n$/)

  const server = await startCli(['serve', '--out', out])
  onTestFinished(server.stop)
  expect(await (await fetch(server.url)).text()).toContain('<html lang="de"')
})

test('letters that no font has for the picture of a link stop a build before anything is published', async () => {
  const { content, out, file } = workplace()
  const home = file('de/pages/home.yaml')
  writeFileSync(home, readFileSync(home, 'utf8').replace(/^( +lines:\n +-) .*$/m, '$1 Свіжий хліб'))
  const { code, stdout, stderr } = await build(content, out)
  expect(stdout).toContain('de/pages/home.yaml')
  expect(stdout).toContain('brand/missing-letters')
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain('letters of German: С в і ж и й х л б')
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
  expect(existsSync(out)).toBe(false)
})

test('for a host of static files, a build holds nothing of our server', async () => {
  const { content, out, own } = workplace()
  const hiddenIn = (folder: string) =>
    readdirSync(folder).filter((name) => /^[._]/.test(name) && name !== '.well-known')
  const hidden = () => hiddenIn(out)
  await build(content, own)
  expect(hiddenIn(join(own, 'current'))).toEqual(['.diptych'])
  const beside = await runCli(['build', '--content', content, '--out', own, '--static'])
  expect(beside).toMatchObject({ code: 2, stderr: expect.stringMatching(oneLine) })

  const buildStatic = (...options: readonly string[]) =>
    runCli(['build', '--content', content, '--out', out, '--static', ...options])
  expect(await buildStatic()).toMatchObject({ code: 0, stderr: '' })
  expect(hidden()).toEqual([])

  expect(await buildStatic('netlify')).toMatchObject({ code: 0, stderr: '' })
  expect(hidden()).toEqual(['_headers', '_redirects'])

  const { code, stderr } = await buildStatic('elsewhere')
  expect(code).toBe(2)
  expect(stderr).toMatch(/^There is no host "elsewhere"\. .*netlify.*\n$/)
})

describe('a command that cannot run ends with 2 and one line', () => {
  test('build, where a file is in the way', async () => {
    const { content, out } = workplace()
    writeFileSync(out, 'A file.')
    const { code, stderr } = await build(content, out)

    expect(code).toBe(2)
    expect(stderr).toMatch(oneLine)
    expect(stderr).toContain(out)
    expect(readFileSync(out, 'utf8')).toBe('A file.')
  })

  test('build, where there is no content', async () => {
    const { out } = workplace()
    const { code, stderr } = await build('/nowhere/content', out)

    expect(code).toBe(2)
    expect(stderr).toMatch(oneLine)
    expect(stderr).toContain('/nowhere/content')
  })

  test('serve, where nothing is built', async () => {
    const { out } = workplace()
    const { code, stdout, stderr } = await runCli(['serve', '--out', out])

    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(oneLine)
    expect(stderr).toContain('npm run build')
  })

  test.for(['serve', 'dev'])('%s, where the port is in use', async (command) => {
    const taken = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void taken.close())
    await new Promise((listening) => taken.on('listening', listening))
    const address = taken.address()
    const port = typeof address === 'object' && address ? String(address.port) : ''

    const folder = command === 'serve' ? ['--out', inject('siteOut')] : []
    const { code, stderr } = await runCli([command, ...folder], { PORT: port })

    expect(code).toBe(2)
    expect(stderr).toMatch(oneLine)
    expect(stderr).toContain(`Port ${port} is in use.`)
  })

  test('serve, where the port is none', async () => {
    const { code, stderr } = await runCli(['serve', '--out', inject('siteOut')], {
      PORT: 'eighty',
    })
    expect(code).toBe(2)
    expect(stderr).toMatch(oneLine)
  })
})
