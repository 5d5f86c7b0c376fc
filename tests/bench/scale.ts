import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
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

/** Prints time and memory of builds and checks of large sites in two languages. */
export async function measureScale(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { pages: { type: 'string', multiple: true, default: ['50', '500', '5000'] } },
  })
  for (const pages of values.pages.map(Number)) {
    const folder = largeSite(copiesFor(pages))
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
      report(`${pages} pages, ${name}`, measuredRun(folder, args), pages)
    }
    const { started, painted } = await timeDev(folder)
    process.stdout.write(
      `${pages} pages, dev: address after ${(started / 1000).toFixed(2)} s, save to painted ${painted.toFixed(0)} ms\n`,
    )
    rmSync(folder, { recursive: true })
  }
}

function report(what: string, { wall, cpu, peak, stages }: Usage, pages: number) {
  const figures = [
    what.padEnd(40),
    `${wall.toFixed(2)} s`.padEnd(10),
    `CPU ${cpu.toFixed(2)} s`.padEnd(14),
    `${peak.toFixed(0)} MiB`.padEnd(10),
    `${((wall / pages) * 1000).toFixed(1)} ms a page`,
  ]
  const parts = Object.entries(stages).map(([name, time]) => `${name} ${time.toFixed(2)} s`)
  process.stdout.write(`${figures.join(' ')}\n`)
  if (parts.length > 0) process.stdout.write(`    ${parts.join(' · ')}\n`)
}
