import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Browser, LaunchOptions } from 'playwright'

export interface BrowserPlaces {
  /** The program to use, where one is named. */
  readonly named: string | undefined
  /** The folders with programs, as `PATH` lists them. */
  readonly path: string
}

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser']

/** Starts a Chromium: the one named, else Playwright's, else an installed one; undefined where there is none. */
export async function openBrowser({ named, path }: BrowserPlaces): Promise<Browser | undefined> {
  const { chromium } = await import('playwright').catch(() => ({ chromium: undefined }))
  if (!chromium) return undefined

  const installed = path
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .filter((program) => existsSync(program))
  const choices: readonly LaunchOptions[] =
    named === undefined
      ? [{}, { channel: 'chrome' }, ...installed.map((executablePath) => ({ executablePath }))]
      : [{ executablePath: named }]

  for (const choice of choices) {
    // Scroll bars take room on most desks, so they do here.
    const options = { ...choice, ignoreDefaultArgs: ['--hide-scrollbars'] }
    const browser = await chromium.launch(options).catch(() => undefined)
    if (browser) return browser
  }
  return undefined
}
