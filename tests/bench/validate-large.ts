import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readFolder } from '#generator/index.ts'
import { projectRoot } from '../support/project-root.ts'
import { largeSite } from './large-site.ts'
import { editedPage, editHeading, measuredRun, sizeOf } from './measured-run.ts'
import type { Measurement } from './measurement.ts'

interface Size {
  readonly files: number
  readonly first: string
  readonly edit: string
  readonly unchanged: string
}

/** The goals at 15,000 files were set for files of 6,500 bytes. */
const sizes: readonly Size[] = [
  { files: 120, first: '2.5 s', edit: '-', unchanged: '1 s' },
  { files: 1000, first: 'in proportion', edit: '-', unchanged: '-' },
  { files: 5000, first: '2 s', edit: '0.3 s', unchanged: '0.15 s' },
  { files: 15_000, first: '15 s, 1,500 MiB', edit: '-', unchanged: '-' },
]

/** The files of the repository that a large site begins with: all but the records of translations. */
const own = [...readFolder(join(projectRoot, 'content'), '.yaml').keys()].filter(
  (path) => !path.startsWith('.state/'),
).length

/** Measures `validate` on large sites: the first run, after one edit, and without changes. */
export async function measureLargeSites(): Promise<readonly Measurement[]> {
  return sizes.flatMap(({ files, first, edit, unchanged }) => {
    const folder = largeSite({ copies: Math.floor((files - own) / 2) })
    const size = sizeOf(join(folder, 'content'))
    const measure = (what: string, target: string): Measurement => {
      const { wall, cpu, peak } = measuredRun(folder, ['validate', '--quiet'])
      return {
        what: `validate, ${size}, ${what}`,
        figure: `${wall.toFixed(2)} s, CPU ${cpu.toFixed(2)} s, ${peak.toFixed(0)} MiB`,
        target,
      }
    }
    const measured = [measure('first time', first), measure('nothing changed', unchanged)]
    editHeading(join(folder, editedPage))
    measured.push(measure('one edit', edit))
    rmSync(folder, { recursive: true })
    return measured
  })
}
