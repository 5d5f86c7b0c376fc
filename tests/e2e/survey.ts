import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumArguments, findChromium } from '../support/chromium.ts'
import { runCli, startCli } from './command-line.ts'
import { misfitsOn, unfold } from './misfits.ts'

/**
 * Builds the site and tells what does not fit on its pages, or on those whose names the
 * arguments give. The exit code is 1 if there is something.
 */
const names = process.argv.slice(2)
const widths = [320, 375, 768, 1280]
const folder = mkdtempSync(join(tmpdir(), 'diptych-survey-'))

interface PageData {
  readonly page?: { readonly id: string; readonly path: string }
}

const built = await runCli(['build', '--out', folder])
if (built.code !== 0)
  throw new Error(`The site could not be built.\n${built.stdout}${built.stderr}`)
const pages = globSync('**/*.json', { cwd: join(folder, 'current') }).flatMap((file) => {
  const { page }: PageData = JSON.parse(readFileSync(join(folder, 'current', file), 'utf8'))
  return page ? [page] : []
})
const chosen = pages.filter(({ id }) => names.length === 0 || names.includes(id))
if (chosen.length === 0) throw new Error(`No such page: ${names.join(' ')}.`)

const server = await startCli(['serve', '--out', folder])
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: chromiumArguments,
  // Most desktop browsers show scroll bars, which take up width.
  ignoreDefaultArgs: ['--hide-scrollbars'],
})

let found = 0
try {
  const page = await browser.newPage({ baseURL: server.url, reducedMotion: 'reduce' })
  for (const { path } of chosen) {
    await page.goto(path)
    await unfold(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const told = await misfitsOn(page)
      for (const each of told) process.stdout.write(`${path} ${width} px: ${each}\n`)
      found += told.length
    }
  }
  const result = found === 0 ? 'everything fits' : `${found} findings`
  process.stdout.write(`${chosen.length} pages at ${widths.join(', ')} px: ${result}.\n`)
  if (found > 0) process.exitCode = 1
} finally {
  await browser.close()
  await server.stop()
  rmSync(folder, { recursive: true })
}
