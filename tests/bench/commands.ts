import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { ownSectionFolder } from '#cli/content/section-components.ts'
import { startCli } from '../e2e/command-line.ts'
import { findChromium } from '../support/chromium.ts'
import { projectRoot } from '../support/project-root.ts'

/** The pages of this site in two languages, which its copies come on top of. */
const own = 38

/** Prints time and memory of checks, builds and the dev server, of this site or one of more pages. */
export async function measureCommands(pages = own): Promise<void> {
  const folder = largeSite(Math.max(0, Math.floor((pages - own) / 2)))
  const edit = (file: string, found: RegExp) => () => {
    const path = join(folder, 'content', file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(found, '$12$2'))
  }
  const about = 'en/pages/about.yaml'
  const [heading, title] = [edit(about, /^( +heading: )(\w)/m), edit(about, /^(title: )(\w)/m)]
  const validate = ['validate']
  const build = ['build', '--out', join(folder, 'dist')]
  const steps = [
    { name: 'validate, first time', args: validate, prepare: forgetRuns },
    { name: 'validate, one price', args: validate, prepare: edit('facts.yaml', /(money: )(\d)/) },
    { name: 'validate, one heading', args: validate, prepare: heading },
    { name: 'validate, unchanged', args: validate },
    { name: 'build, first time', args: build, prepare: forgetRuns },
    { name: 'build, one heading', args: build, prepare: heading },
    { name: 'build, one title', args: build, prepare: title },
    { name: 'build, unchanged', args: build },
  ]
  console.log(`${pages} pages are ${sizeOf(join(folder, 'content'))}`)
  for (const { name, args, prepare } of steps) {
    prepare?.()
    const { wall, cpu, peak, stages } = measuredRun(folder, args)
    console.log(
      `${`${pages} pages, ${name}`.padEnd(40)} ${wall.toFixed(2)} s   CPU ${cpu.toFixed(2)} s   ${peak.toFixed(0)} MiB`,
    )
    if (stages !== '') console.log(`    ${stages}`)
  }
  const { started, painted } = await timeDev(folder)
  console.log(
    `${pages} pages, dev: address after ${(started / 1000).toFixed(2)} s, save to painted ${painted.toFixed(0)} ms`,
  )
  rmSync(folder, { recursive: true })
}

/** Saves of a page, of which the one in the middle counts. */
const saves = 12

/** Milliseconds until the development server of a folder has an address, and from a save until it is painted. */
async function timeDev(folder: string): Promise<{ started: number; painted: number }> {
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

    for (let run = 0; run < saves; run += 1) {
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
    return { started, painted: times.toSorted((a, b) => a - b)[saves / 2] ?? Number.NaN }
  } finally {
    await browser.close()
    await stop()
  }
}

interface Usage {
  /** Seconds of the processor. */
  readonly cpu: number
  /** The largest memory in MiB. */
  readonly peak: number
}

/** Runs a command of the project in a folder. */
function measuredRun(folder: string, args: readonly string[]) {
  const usage = join(folder, 'usage.json')
  const start = performance.now()
  const preload = join(projectRoot, 'tests/bench/usage.ts')
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', preload, join(projectRoot, 'cli/launch.js'), ...args],
    { cwd: folder, env: { ...process.env, USAGE: usage }, encoding: 'utf8' },
  )
  const wall = (performance.now() - start) / 1000
  if (status !== 0) throw new Error(`${args[0]} ended with ${status}: ${stdout}${stderr}`)
  const { cpu, peak }: Usage = JSON.parse(readFileSync(usage, 'utf8'))
  const stages = Array.from(stdout.matchAll(/^ {2}(\S.*? +\d+\.\d+ s)$/gm), ([, stage]) => stage)
  return { wall, cpu, peak, stages: stages.join(' · ').replaceAll(/ +/g, ' ') }
}

/** Removes what a run leaves for later ones: share cards that it drew, and what it found in each document. */
function forgetRuns(): void {
  for (const path of ['.cache/cards', '.generated/check-cache'])
    rmSync(join(projectRoot, path), { recursive: true, force: true })
}

/** How many files a folder has, and of how many bytes on average: `5,080 files of 5,259 B`. */
function sizeOf(folder: string): string {
  const sizes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size)
  const average = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
  const shown = (value: number) => Math.round(value).toLocaleString('en-GB')
  return `${shown(sizes.length)} files of ${shown(average)} B`
}

/**
 * A temporary folder with the repository's content, its section types, and copies of a page in each language. Each copy has its
 * own title and description and no search, the page links to the first copy and each copy to the next, so
 * no rule reports them. The record of translations says nothing yet, as in a new site.
 */
function largeSite(copies: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-large-'))
  const content = join(folder, 'content')
  cpSync(join(projectRoot, 'content'), content, { recursive: true })
  cpSync(ownSectionFolder({ site: projectRoot }), join(folder, 'sections'), { recursive: true })
  const record = join(content, '.state')
  rmSync(record, { recursive: true })
  mkdirSync(join(record, 'nl'), { recursive: true })
  writeFileSync(join(record, 'nl/site.yaml'), '# Nothing yet.\n')
  for (const language of ['en', 'nl']) {
    const pages = join(content, language, 'pages')
    const text = readFileSync(join(pages, 'about.yaml'), 'utf8')
    if (copies > 0) writeFileSync(join(pages, 'about.yaml'), leadingTo(text, 0))
    for (let page = 0; page < copies; page += 1) {
      const copy = copyOf(text, page)
      const isLast = page === copies - 1
      writeFileSync(join(pages, `page-${page}.yaml`), isLast ? copy : leadingTo(copy, page + 1))
    }
  }
  return folder
}

const leadingTo = (text: string, page: number) =>
  text.replace(/^( +to: )strategy-call$/m, `$1page-${page}`)

const copyOf = (text: string, page: number) =>
  text
    .replace(/^(?:path|search): .*\n/gm, '')
    .replace(/^title: (.*?)(?: \|.*)?$/m, `title: $1 | ${letters(page)}`)
    .replace(/^description: >-\n {2}(\S+)/m, `description: >-\n  $1 ${letters(page)}`)
    .replaceAll(/\b(we|wij) /g, `$1 ${letters(page)} `)

/** A unique word for each page. */
const letters = (page: number) =>
  `z${[...String(page)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`
