import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { projectRoot } from '../support/project-root.ts'
import { timeDev } from './dev.ts'
import { copiesFor, largeSite } from './large-site.ts'
import {
  editedPage,
  editHeading,
  editTitle,
  forgetRuns,
  measuredRun,
  sizeOf,
  type Usage,
} from './measured-run.ts'

/** The last figures on this machine, one line for each size and command. */
const recordFile = join(projectRoot, '.cache/bench/scale.jsonl')

/** Prints time and memory of builds and checks of large sites beside those of the last run. */
export async function measureScale(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      pages: { type: 'string', multiple: true, default: ['50', '500', '5000'] },
      languages: { type: 'string', default: '2' },
    },
  })
  const languages = Number(values.languages)
  for (const pages of values.pages.map(Number)) {
    const folder = largeSite({ copies: copiesFor(pages, languages), languages })
    const edited = join(folder, editedPage)
    process.stdout.write(`${pages} pages are ${sizeOf(join(folder, 'content'))}\n`)
    const build = ['build', '--out', join(folder, 'dist')]
    const steps = [
      { name: 'validate, first time', args: ['validate'], prepare: forgetRuns },
      { name: 'validate, unchanged', args: ['validate'] },
      {
        name: 'validate, one edit',
        args: ['validate'],
        prepare: () => editHeading(edited),
      },
      { name: 'build, first time', args: build, prepare: forgetRuns },
      { name: 'build, one edit', args: build, prepare: () => editHeading(edited) },
      { name: 'build, one title', args: build, prepare: () => editTitle(edited) },
      { name: 'build, unchanged', args: build },
    ]
    for (const { name, args, prepare } of steps) {
      prepare?.()
      report(`${pages} pages, ${languages} languages, ${name}`, measuredRun(folder, args), pages)
    }
    const { started, painted } = await timeDev(folder)
    process.stdout.write(
      `${pages} pages, dev: address after ${(started / 1000).toFixed(2)} s, save to painted ${painted.toFixed(0)} ms\n`,
    )
    rmSync(folder, { recursive: true })
  }
}

function report(what: string, now: Usage, pages: number) {
  const before = lastRun(what)
  const figure = (value: number, earlier: number | undefined, unit: string, digits: number) =>
    `${value.toFixed(digits)}${unit}${earlier === undefined ? '' : ` (${earlier.toFixed(digits)})`}`
  const stages = Object.entries(now.stages).map(([name, time]) => `${name} ${time.toFixed(2)} s`)

  process.stdout.write(
    [
      what.padEnd(52),
      figure(now.wall, before?.wall, ' s', 2).padEnd(18),
      `CPU ${figure(now.cpu, before?.cpu, ' s', 2)}`.padEnd(24),
      figure(now.peak, before?.peak, ' MiB', 0).padEnd(20),
      `${((now.wall / pages) * 1000).toFixed(1)} ms a page`,
      stages.length === 0 ? '' : `\n    ${stages.join(' · ')}`,
      '\n',
    ].join(' '),
  )
  mkdirSync(join(recordFile, '..'), { recursive: true })
  appendFileSync(recordFile, `${JSON.stringify({ what, ...now })}\n`)
}

function lastRun(what: string): Usage | undefined {
  try {
    const runs: readonly (Usage & { readonly what: string })[] = readFileSync(recordFile, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    return runs.findLast((each) => each.what === what)
  } catch {
    return undefined
  }
}
