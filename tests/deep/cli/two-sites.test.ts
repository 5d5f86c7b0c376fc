import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { folderWith } from '../../cli/diptych.ts'
import { smallSite } from '../../generator/small-site.ts'
import { copyProject } from '../../papers/project-copy.ts'

const home = 'en/pages/home.yaml'

/** A site with this title, and with a ground of its own if one is given. */
const named = (title: string, ground?: string) =>
  folderWith({
    [home]: (smallSite[home] ?? '').replace(/^title: .*/m, `title: ${title}`),
    ...(ground !== undefined && {
      'site.yaml': (smallSite['site.yaml'] ?? '').replace(
        '{ name: Korenaar }',
        `{ name: Korenaar, colors: { bg: ['${ground}', '#101010'] } }`,
      ),
    }),
  })

/** Every file of a folder with the time of its last change, packages apart. */
const stateOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name !== 'node_modules')
    .flatMap((name) => filesBelow(join(folder, name)))
    .map((path) => `${path} ${statSync(path).mtimeMs}`)

const filesBelow = (path: string): readonly string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path).flatMap((name) => filesBelow(join(path, name)))
    : [path]

async function run(engine: string, cwd: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, [join(engine, 'cli/launch.js'), ...args], { cwd })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, stdout, stderr }
}

test('one engine builds two sites at once, from any folder of them, and writes into them alone', async () => {
  const engine = copyProject((file) => !/^(tests|content)\//.test(file))
  onTestFinished(engine.remove)
  const before = stateOf(engine.folder)
  const titles = ['Bread by day', 'Bread by night']
  const sites = [named('Bread by day'), named('Bread by night', '#fffaf5')]

  const builds = await Promise.all(
    sites.map((site, index) =>
      run(engine.folder, index === 0 ? site : join(site, 'content/en/pages'), 'build'),
    ),
  )

  expect(builds.map(({ code, stderr }) => ({ code, stderr }))).toEqual(
    sites.map(() => ({ code: 0, stderr: '' })),
  )
  for (const [index, site] of sites.entries()) {
    const document = readFileSync(join(site, '.dist/current/index.html'), 'utf8')
    expect(titles.filter((title) => document.includes(title))).toEqual([titles[index]])
    expect(document.includes('content="#fffaf5"')).toBe(index === 1)
    for (const folder of ['.generated', '.cache'])
      expect(readFileSync(join(site, folder, '.gitignore'), 'utf8')).toBe('*\n')
    expect(existsSync(join(site, 'content/en/pages/.dist'))).toBe(false)
  }
  expect(stateOf(engine.folder)).toEqual(before)
})
