import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../../support/chromium.ts'
import { isCi } from '../../support/is-ci.ts'
import { projectRoot } from '../../support/project-root.ts'
import { builtRoutes, missingRoutes } from '../built-routes.ts'
import { runCli, startCli } from '../command-line.ts'
import { contactSheet } from './contact-sheet.ts'
import { takeScreenshots } from './take-screenshots.ts'
import { views } from './views.ts'

/**
 * Builds the site and writes pictures of every page, or of the paths that the arguments name, with a sheet
 * that shows them all. `--view text` takes only the views whose name contains the word. `--same-as folder` fails
 * unless they are those of the folder, which another run wrote.
 */
const words = process.argv.slice(2)
const takeFlag = (flag: string) =>
  words.includes(flag) ? words.splice(words.indexOf(flag), 2)[1] : ''
const wanted = takeFlag('--view') ?? ''
const before = takeFlag('--same-as') ?? ''
const site = mkdtempSync(join(tmpdir(), 'diptych-site-'))
const folder = join(projectRoot, '.screenshots')

const built = await runCli(['build', '--out', site])
if (built.code !== 0)
  throw new Error(`The site could not be built.\n${built.stdout}${built.stderr}`)
const routes = [builtRoutes, missingRoutes].flatMap((routesOf) => routesOf(join(site, 'current')))
const unknown = words.filter((word) => !routes.includes(word))
const chosen = views.filter(({ name }) => name.includes(wanted))
if (unknown.length > 0) throw new Error(`No such page: ${unknown.join(' ')}. ${routes.join(' ')}`)
if (chosen.length === 0)
  throw new Error(`No such view: ${wanted}. ${views.map(({ name }) => name).join(', ')}`)

const server = await startCli(['serve', '--out', site])
const isSame = (file: string) =>
  existsSync(join(before, file)) &&
  readFileSync(join(before, file)).equals(readFileSync(join(folder, file)))
const hasTerminal = process.stdout.isTTY && !isCi()
try {
  rmSync(folder, { recursive: true, force: true })
  const shots = await takeScreenshots({
    siteUrl: server.url,
    routes: words.length > 0 ? words : routes,
    views: chosen,
    folder,
    executablePath: await findChromium(),
    onShot: (done, total) => {
      if (hasTerminal) process.stdout.write(`\r${done} of ${total} pictures`)
    },
  })
  const sheet = join(folder, 'index.html')
  writeFileSync(sheet, contactSheet(shots))
  process.stdout.write(`${hasTerminal ? '\r' : ''}${shots.length} pictures: ${sheet}\n`)
  const changed = before ? shots.filter(({ file }) => !isSame(file)) : []
  if (before) process.stdout.write(`${changed.length} of them differ from those in ${before}.\n`)
  for (const { file } of changed) process.stdout.write(`  ${file}\n`)
  process.exitCode = changed.length > 0 ? 1 : 0
} finally {
  await server.stop()
  rmSync(site, { recursive: true })
}
