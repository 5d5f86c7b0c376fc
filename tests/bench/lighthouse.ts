import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { builtRoutes } from '../e2e/built-routes.ts'
import { runCli, startCli } from '../e2e/command-line.ts'
import { findChromium } from '../support/chromium.ts'
import { type Measurement, milliseconds } from './measurement.ts'

/** It brings 200 packages and 185 MB, so npm fetches it when it is asked for. */
const lighthouse = 'lighthouse@13.5.0'

/** What this reads of a report. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, Audit>>
}

interface Audit {
  readonly score: number | null
  readonly scoreDisplayMode: string
  readonly numericValue?: number
}

/** Lighthouse's scores of every page on a phone, and the audits that a page does not pass. */
export async function measureLighthouse(): Promise<readonly Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-bench-'))
  const { code, stderr } = await runCli(['build', '--out', folder])
  if (code !== 0) throw new Error(`The site could not be built.\n${stderr}`)
  const server = await startCli(['serve', '--out', folder])
  const chromium = await findChromium()
  try {
    const found: Measurement[] = []
    for (const route of builtRoutes(join(folder, 'current')))
      found.push(measurementOf(route, await reportOn(`${server.url}${route}`, chromium)))
    return found
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}

async function reportOn(url: string, chromium: string): Promise<Report> {
  const flags = '--chrome-flags=--headless --no-sandbox --disable-gpu'
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', lighthouse, url, '--output=json', '--quiet', flags],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 2 ** 27 },
  )
  const report: Report = JSON.parse(stdout)
  return report
}

function measurementOf(route: string, { categories, audits }: Report): Measurement {
  const scores = Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100))
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const failed = Object.entries(audits)
    .filter(([, { score, scoreDisplayMode }]) => score === 0 && scoreDisplayMode === 'binary')
    .map(([name]) => name)
  const figures = [
    `LCP ${milliseconds(value('largest-contentful-paint'))}`,
    `TBT ${milliseconds(value('total-blocking-time'))}`,
    `CLS ${value('cumulative-layout-shift').toFixed(3)}`,
    ...failed,
  ]
  return {
    what: `${route} (${figures.join(', ')})`,
    figure: scores.join(' '),
    target: '100 100 100 100',
  }
}
