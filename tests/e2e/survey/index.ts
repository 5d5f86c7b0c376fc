import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { pseudoLanguage } from '#generator/index.ts'
import { chromiumArguments, findChromium } from '../../support/chromium.ts'
import { runCli, startCli } from '../command-line.ts'
import { builtPages } from './built-pages.ts'
import { findingLines } from './finding-lines.ts'
import { surveyLayout } from './survey.ts'

/**
 * Builds the site with the pseudo-language and tells what does not fit on its pages, or on those whose names the
 * arguments give. The exit code is 1 if there is something.
 */
const names = process.argv.slice(2)
const widths = [320, 375, 768, 1280]
const folder = mkdtempSync(join(tmpdir(), 'diptych-survey-'))

const built = await runCli(['build', '--pseudo', '--out', folder])
if (built.code !== 0)
  throw new Error(`The site could not be built.\n${built.stdout}${built.stderr}`)
const { pages, source } = builtPages(join(folder, 'current'))
const unknown = names.filter((name) => !pages.some(({ id }) => id === name))
if (unknown.length > 0) throw new Error(`No such page: ${unknown.join(' ')}.`)
const chosen = names.length > 0 ? pages.filter(({ id }) => names.includes(id)) : pages

const server = await startCli(['serve', '--out', folder])
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: chromiumArguments,
  // Most desktop browsers show scroll bars, which take up width.
  ignoreDefaultArgs: ['--hide-scrollbars'],
})
try {
  const findings = await surveyLayout({
    ...{ browser, siteUrl: server.url, pages: chosen, source, widths },
    mayWrap: (language) => language === pseudoLanguage,
  })
  for (const line of findingLines(findings)) process.stdout.write(`${line}\n`)
  const result = findings.length === 0 ? 'everything fits' : `${findings.length} findings`
  process.stdout.write(`${chosen.length} pages at ${widths.join(', ')} px: ${result}.\n`)
  if (findings.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await server.stop()
  rmSync(folder, { recursive: true })
}
