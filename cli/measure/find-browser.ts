import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { CliError } from '../cli-error.ts'
import type { CliContext } from '../context.ts'

const programs = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
]

/** The program of a Chrome or Chromium. Throws if there is none. */
export function findBrowser({ environment }: Pick<CliContext, 'environment'>): string {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const named = environment['CHROME_PATH']
  const places = named
    ? [named]
    : programs.flatMap((name) => folders.map((folder) => join(folder, name)))
  const found = places.find((place) => existsSync(place))
  if (found !== undefined) return found
  throw new CliError(
    named ? `There is no browser at "${named}".` : 'No Chrome or Chromium was found.',
    'Install Chrome or Chromium, or name its program in CHROME_PATH.',
  )
}
