import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readFolder } from '#generator/index.ts'
import { projectRoot } from '../support/project-root.ts'
import { largeSite } from './large-site.ts'
import { type Measurement, milliseconds } from './measurement.ts'

const sizes = [
  { files: 120, first: '2.5 s', unchanged: '1 s' },
  { files: 1000, first: 'in proportion', unchanged: '-' },
  { files: 5000, first: '2 s', unchanged: '500 ms' },
]

/** Measures `validate` on large sites: the first run, and a run without changes. */
export async function measureLargeSites(): Promise<readonly Measurement[]> {
  return sizes.flatMap(({ files, first, unchanged }) => {
    const own = readFolder(join(projectRoot, 'content'), '.yaml').size
    const folder = largeSite({ copies: Math.floor((files - own) / 2) })
    const [cold, warm] = [time(folder), time(folder)]
    rmSync(folder, { recursive: true })
    return [
      { what: `validate, ${files} files, first time`, figure: milliseconds(cold), target: first },
      {
        what: `validate, ${files} files, nothing changed`,
        figure: milliseconds(warm),
        target: unchanged,
      },
    ]
  })
}

function time(folder: string): number {
  const start = performance.now()
  spawnSync(process.execPath, [join(projectRoot, 'cli/launch.js'), 'validate', '--quiet'], {
    cwd: folder,
  })
  return performance.now() - start
}
