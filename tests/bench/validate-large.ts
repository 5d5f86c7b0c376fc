import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../support/project-root.ts'
import { type Measurement, milliseconds } from './measurement.ts'

const sizes = [
  { files: 120, first: '2.5 s', unchanged: '1 s' },
  { files: 1000, first: 'in proportion', unchanged: '-' },
  { files: 5000, first: '2 s', unchanged: '500 ms' },
]

/** `validate` of larger sites: the first time, and again with nothing changed. */
export async function measureLargeSites(): Promise<readonly Measurement[]> {
  return sizes.flatMap(({ files, first, unchanged }) => {
    const folder = siteOf(files)
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

/** The repository's content with copies of a page in both languages, up to a number of files. */
function siteOf(files: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-large-'))
  const content = join(folder, 'content')
  cpSync(join(projectRoot, 'content'), content, { recursive: true })
  for (let page = 0; page < (files - 94) / 2; page += 1) {
    for (const language of ['en', 'nl']) {
      const text = readFileSync(join(projectRoot, `content/${language}/pages/about.yaml`), 'utf8')
      writeFileSync(
        join(content, `${language}/pages/page-${page}.yaml`),
        text
          .replace(/^title: (.*)$/m, `title: $1 (${page})`)
          .replace(/^path: .*\n/m, '')
          .replaceAll(/\b(we|wij) /g, `$1 ${letters(page)} `),
      )
    }
  }
  return folder
}

/** A word of its own for each page, so that no two texts are the same. */
const letters = (page: number) =>
  `z${[...String(page)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`

function time(folder: string): number {
  const start = performance.now()
  spawnSync(process.execPath, [join(projectRoot, 'cli/launch.js'), 'validate', '--quiet'], {
    cwd: folder,
  })
  return performance.now() - start
}
