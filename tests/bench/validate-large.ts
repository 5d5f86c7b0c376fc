import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFolder } from '#generator/index.ts'
import { projectRoot } from '../support/project-root.ts'
import { type Measurement, milliseconds } from './measurement.ts'

const sizes = [
  { files: 120, first: '2.5 s', unchanged: '1 s' },
  { files: 1000, first: 'in proportion', unchanged: '-' },
  { files: 5000, first: '2 s', unchanged: '500 ms' },
]

/** Measures `validate` on large sites: the first run, and a run without changes. */
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

/**
 * The repository's content with copies of a page in both languages, up to a number of files. Each copy has
 * its own title and description and no search, the page links to the first copy and each copy to the next,
 * so no rule reports them. The record of translations says nothing yet, as in a new site.
 */
function siteOf(files: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-large-'))
  const content = join(folder, 'content')
  cpSync(join(projectRoot, 'content'), content, { recursive: true })
  writeFileSync(join(content, '.state/nl.yaml'), '# Nothing yet.\n')
  const copies = Math.floor((files - readFolder(content, '.yaml').size) / 2)
  for (const language of ['en', 'nl']) {
    const pages = join(content, language, 'pages')
    const text = readFileSync(join(pages, 'about.yaml'), 'utf8')
    writeFileSync(join(pages, 'about.yaml'), leadingTo(text, 0))
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

function time(folder: string): number {
  const start = performance.now()
  spawnSync(process.execPath, [join(projectRoot, 'cli/launch.js'), 'validate', '--quiet'], {
    cwd: folder,
  })
  return performance.now() - start
}
