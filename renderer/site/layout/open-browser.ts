import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Browser, LaunchOptions } from 'playwright'

export interface BrowserPlaces {
  /** Path of the program, if one is configured. */
  readonly named: string | undefined
  /** The value of `PATH`. */
  readonly path: string
}

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser']

/** Starts the configured Chromium, else the one of Playwright, else an installed one; undefined if there is none. */
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
    // Most desktop browsers show scroll bars, which take up width.
    const options = { ...choice, ignoreDefaultArgs: ['--hide-scrollbars'] }
    const browser = await chromium.launch(options).catch(() => undefined)
    if (browser) return browser
  }
  return undefined
}
