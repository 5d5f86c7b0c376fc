import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { CliContext } from '../context.ts'
import { withoutSandbox } from './open-browser.ts'

/** It brings 200 packages and 185 MB, so npm fetches it when it is asked for. */
const lighthouse = 'lighthouse@13.5.0'

/** The part of a report that is read. */
interface Report {
  readonly categories: { readonly performance?: { readonly score: number | null } }
}

/** The score for performance on a phone, of 100. Throws if Lighthouse cannot be run or gives none. */
export async function lighthouseScore(
  { environment }: CliContext,
  { url, browser }: { readonly url: string; readonly browser: string },
): Promise<number> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', lighthouse, url, '--only-categories=performance', '--output=json', '--quiet'],
      `--chrome-flags=${['--headless', '--disable-gpu', ...withoutSandbox()].join(' ')}`,
    ],
    { env: { ...environment, CHROME_PATH: browser }, maxBuffer: 2 ** 27 },
  )
  const { categories }: Report = JSON.parse(stdout)
  const score = categories.performance?.score
  if (typeof score !== 'number') throw new Error('It gave no score.')
  return Math.round(score * 100)
}
