import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { startCli } from '../e2e/command-line.ts'
import { findChromium } from '../support/chromium.ts'

const runs = 12

/** Milliseconds until the development server of a folder has an address, and from a save until it is painted. */
export async function timeDev(folder: string): Promise<{ started: number; painted: number }> {
  const start = performance.now()
  const { url, stop } = await startCli(['dev', '--content', join(folder, 'content')])
  const started = performance.now() - start
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox'],
  })

  try {
    const page = await browser.newPage()
    await page.goto(`${url}/about`)
    await page.waitForSelector('html[data-ready]')
    const file = join(folder, 'content/en/pages/about.yaml')
    const text = readFileSync(file, 'utf8')
    const times: number[] = []

    for (let run = 0; run < runs; run += 1) {
      // A digit would be reported as an error, because the translations do not contain it.
      const heading = `Edited ${'once more '.repeat(run)}`.trim()
      const painted = page.waitForFunction(
        (wanted) =>
          document.querySelector('h1')?.textContent === wanted &&
          new Promise((done) => requestAnimationFrame(() => done(true))),
        heading,
        { polling: 'raf' },
      )
      const saved = performance.now()
      writeFileSync(file, text.replace(/^( +lines:\n +- ).*/m, `$1${heading}`))
      await painted
      times.push(performance.now() - saved)
    }
    return { started, painted: times.toSorted((a, b) => a - b)[runs / 2] ?? Number.NaN }
  } finally {
    await browser.close()
    await stop()
  }
}
