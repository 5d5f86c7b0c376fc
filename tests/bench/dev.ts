import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findChromium } from '../support/chromium.ts'
import { projectRoot } from '../support/project-root.ts'
import { type Measurement, median, milliseconds } from './measurement.ts'

const runs = 12

/** Measures the time from saving a YAML file until an open page of the dev server paints the new text. */
export async function measureDev(): Promise<readonly Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-dev-'))
  cpSync(join(projectRoot, 'content'), join(folder, 'content'), { recursive: true })
  try {
    const { started, painted } = await timeDev(folder)
    return [
      { what: 'dev server, start to address', figure: milliseconds(started), target: '-' },
      {
        what: 'YAML save to painted (seen from outside the browser)',
        figure: milliseconds(painted),
        target: '100 ms',
      },
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Milliseconds until the development server of a folder has an address, and from a save until it is painted. */
export async function timeDev(folder: string): Promise<{ started: number; painted: number }> {
  const start = performance.now()
  const { child, url } = await startDev(join(folder, 'content'))
  const started = performance.now() - start
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox'],
  })

  try {
    const page = await browser.newPage()
    await page.goto(`${url}about`)
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
    return { started, painted: median(times) }
  } finally {
    await browser.close()
    child.kill()
  }
}

function startDev(content: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(
    process.execPath,
    ['cli/launch.js', 'dev', '--content', content, '--port', '0'],
    {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const url = /http:\S+/.exec(chunk.toString())?.[0]
      if (url) resolve({ child, url })
    })
    child.on('exit', () => reject(new Error('The development server did not start.')))
  })
}
