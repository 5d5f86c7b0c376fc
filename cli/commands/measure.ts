import { execFileSync } from 'node:child_process'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Command } from 'commander'
import { builtSite } from '../build/built-site.ts'
import { contentOption, outOption } from '../content/project.ts'
import { readSite } from '../content/read-site.ts'
import type { CliContext, DefineCommand } from '../context.ts'
import { lighthouseScore } from '../measure/lighthouse-score.ts'
import { findBrowser, openBrowser } from '../measure/open-browser.ts'
import { serveForMeasuring } from '../measure/serve-for-measuring.ts'
import { type Sight, visitPage } from '../measure/visit-page.ts'

interface Options {
  readonly content: string
  readonly out: string
  readonly lighthouse: boolean
}

/** Each page is opened so often. The middle of the times is told, and the lowest score. */
const visits = 3

export const measure: DefineCommand = (context) =>
  new Command('measure')
    .summary('write what a browser sees of the built home pages into measured.yaml')
    .option(...contentOption(context))
    .option(...outOption(context))
    .option('--no-lighthouse', 'leave out Lighthouse, which npm fetches')
    .action(async ({ content, out, lighthouse }: Options) => {
      const { site } = await readSite(context, content)
      const folder = builtSite(context, out)
      const program = findBrowser(context)
      const served = await serveForMeasuring(context, folder)
      try {
        const browser = await openBrowser(program)
        const pages: [string, HomePage][] = []
        try {
          for (const { code, prefix } of site.languages) {
            const url = `${served.origin}${prefix || '/'}`
            const sights: Sight[] = []
            for (let visit = 0; visit < visits; visit += 1)
              sights.push(await visitPage(browser, url))
            const bytes = sentBytes(join(served.folder, prefix, 'index.html'))
            pages.push([code, { url, bytes, ...toldOf(sights) }])
          }
        } finally {
          await browser.close()
        }
        const scores = lighthouse
          ? await scoresOf(context, { program, urls: pages.map(([, { url }]) => url) })
          : new Map<string, number>()
        const file = join(resolve(context.cwd, content), 'measured.yaml')
        const text = written(context, { browser: browser.version, pages, scores })
        writeFileSync(file, text)
        context.stdout.write(text.replace(/^#.*\n/gm, ''))
      } finally {
        served.stop()
      }
    })

interface HomePage extends Sight {
  readonly url: string
  /** Its document as it is sent. */
  readonly bytes: number
}

const sentBytes = (file: string) =>
  Math.min(
    ...[file, `${file}.br`, `${file}.gz`].filter(existsSync).map((each) => statSync(each).size),
  )

const toldOf = (sights: readonly Sight[]): Sight => ({
  firstPaint: middleOf(sights.map(({ firstPaint }) => firstPaint)),
  largestPaint: middleOf(sights.map(({ largestPaint }) => largestPaint)),
  shift: Math.max(...sights.map(({ shift }) => shift)),
})

const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The lowest score of each page. None if Lighthouse cannot be run. */
async function scoresOf(
  context: CliContext,
  { program, urls }: { readonly program: string; readonly urls: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const scores = new Map<string, number>()
  try {
    for (const url of urls) {
      const found: number[] = []
      for (let visit = 0; visit < visits; visit += 1)
        found.push(await lighthouseScore(context, { url, browser: program }))
      scores.set(url, Math.min(...found))
    }
    return scores
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
    context.stderr.write(`Lighthouse is left out, since it could not be run: ${reason}\n`)
    return new Map()
  }
}

interface Found {
  readonly browser: string
  readonly pages: readonly (readonly [string, HomePage])[]
  readonly scores: ReadonlyMap<string, number>
}

function written(context: CliContext, { browser, pages, scores }: Found): string {
  const commit = commitOf(context)
  const lines = pages.map(([code, { url, bytes, firstPaint, largestPaint, shift }]) => {
    const score = scores.get(url)
    const figures = [
      `bytes: ${bytes}`,
      `firstPaint: ${rounded(firstPaint, 1)}`,
      `largestPaint: ${rounded(largestPaint, 1)}`,
      `shift: ${rounded(shift, 3)}`,
      ...(score === undefined ? [] : [`lighthouse: ${score}`]),
    ]
    return `  ${code}: { ${figures.join(', ')} }\n`
  })
  return [
    '# Written by "diptych measure": seconds on a mid-range phone with slow 4G, the middle of three visits; the lowest of three scores.\n',
    `date: '${context.now().toISOString().slice(0, 10)}'\n`,
    ...(commit === undefined ? [] : [`commit: ${JSON.stringify(commit)}\n`]),
    `browser: ${JSON.stringify(browser)}\n`,
    'pages:\n',
    ...lines,
  ].join('')
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

/** undefined where there is no git or no commit. */
function commitOf({ site }: CliContext): string | undefined {
  try {
    const args = ['rev-parse', '--short', 'HEAD']
    return execFileSync('git', args, { cwd: site, stdio: 'pipe', encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}
