import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPaper, rowsUnder } from '../../papers/paper.ts'
import { projectRoot } from '../../support/project-root.ts'
import { diptych, folderWith } from '../diptych.ts'

const hosts = readdirSync(join(projectRoot, 'api/hosts/recipes'))
const read = (cwd: string, name: string) => readFileSync(join(cwd, '.deploy', name), 'utf8')
const filesOf = (host: string) =>
  readdirSync(join(projectRoot, 'api/hosts/recipes', host)).filter((name) => name !== 'steps.sh')

/** Writes the recipes of a host, and tells what was printed. */
async function deploy(cwd: string, host: string, engine = projectRoot) {
  const { code, stdout, stderr } = await diptych(['deploy', host], { cwd, engine })
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return stdout
}

describe('this project', () => {
  const project = mkdtempSync(join(tmpdir(), 'diptych-deploy-'))
  afterAll(() => rmSync(project, { recursive: true }))
  const printed = new Map<string, string>()
  beforeAll(async () => {
    for (const part of ['content', 'schema', 'api/hosts/recipes'])
      cpSync(join(projectRoot, part), join(project, part), { recursive: true })
    for (const host of hosts) printed.set(host, await deploy(project, host, project))
  })

  test('its own recipes are what the command writes', () => {
    const names = readdirSync(join(project, '.deploy')).toSorted()
    expect(readdirSync(join(projectRoot, '.deploy')).toSorted()).toEqual(names)
    for (const name of names) expect(read(project, name), name).toBe(read(projectRoot, name))
  })

  test.for(['systemd', 'docker'])('what is printed for %s is what the paper says', (host) => {
    const paper = readPaper('api/README.md')
    const [block] = paper.blocks.filter(({ file }) => file === host)
    const steps = printed.get(host)?.split('\n\n# ')[1]?.split('\n').slice(1).join('\n')
    expect(steps?.trim()).toBe(block?.text.trim())
  })

  test('the paper names every host', () => {
    const named = rowsUnder(readPaper('api/README.md'), 'host').flatMap(([cell = '']) =>
      Array.from(cell.matchAll(/`(\w+)`/g), ([, name]) => name),
    )
    expect(named.toSorted()).toEqual(hosts.toSorted())
  })
})

describe.for(hosts)('for a site whose packages hold Diptych, %s', (host) => {
  test('gets files that name the site, and nothing of this repository', async () => {
    const cwd = folderWith()
    mkdirSync(join(cwd, 'sections'))
    const printed = await deploy(cwd, host)
    const texts = filesOf(host).map((name) => read(cwd, name))
    for (const text of [...texts, printed]) {
      expect(text).not.toMatch(/@[A-Z]+@/)
      expect(text).not.toMatch(/npm run (?:build|prepare)|node_modules\/\.bin/)
      expect(text.replaceAll('node_modules/diptych/cli/launch.js', '')).not.toContain('cli/launch')
    }
    expect(printed).toMatch(/\n\n# .+\n/)
    // The commands that are printed take what is there.
    const steps = printed.split('\n\n# ')[1] ?? ''
    const named = Array.from(steps.matchAll(/\.deploy\/([\w.-]+[\w])/g), ([, name]) => name)
    expect(named.filter((name) => !filesOf(host).includes(name ?? ''))).toEqual([])
    expect(named.length).toBeGreaterThan(0)
  })
})

test('the image of such a site holds its content and its section types', async () => {
  const cwd = folderWith()
  mkdirSync(join(cwd, 'sections'))
  await deploy(cwd, 'docker')
  expect(read(cwd, 'Dockerfile')).toContain('\nCOPY content content\nCOPY sections sections\n')
  expect(read(cwd, 'Dockerfile.dockerignore')).toBe(
    '*\n!content\n!sections\n!package.json\n!package-lock.json\n',
  )
})

test('what was changed by hand is kept and shown, the rest follows the site', async () => {
  const cwd = folderWith()
  await deploy(cwd, 'nginx')
  const own = `${read(cwd, 'nginx.conf')}# Ours.\n`
  writeFileSync(join(cwd, '.deploy/nginx.conf'), own)
  const settings = join(cwd, 'content/site.yaml')
  const before = readFileSync(settings, 'utf8')
  writeFileSync(settings, before.replace(/^origin: .*/m, 'origin: https://www.elsewhere.example'))

  const printed = await deploy(cwd, 'nginx')
  expect(read(cwd, 'nginx.conf')).toBe(own)
  expect(printed).toContain('Kept .deploy/nginx.conf, which was changed by hand.')
  expect(printed).toMatch(/^-# Ours\.$/m)
  expect(printed).toContain('Wrote .deploy/nginx-static.conf')
  expect(read(cwd, 'nginx-static.conf')).toContain('server_name elsewhere.example;')
  expect(await deploy(cwd, 'nginx')).toContain('Kept .deploy/nginx.conf')
})

test('a file that was there before is not overwritten', async () => {
  const cwd = folderWith()
  mkdirSync(join(cwd, '.deploy'))
  writeFileSync(join(cwd, '.deploy/Caddyfile'), 'mine.example\n')
  expect(await deploy(cwd, 'caddy')).toContain('Kept .deploy/Caddyfile')
  expect(read(cwd, 'Caddyfile')).toBe('mine.example\n')
})

test('another host is refused, with those there are', async () => {
  const { code, stderr } = await diptych(['deploy', 'heroku'], { cwd: folderWith() })
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: `There is no host "heroku". There are: ${hosts.toSorted().join(', ')}.\n`,
  })
})
