import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownSectionFolder } from '#cli/content/section-components.ts'
import { projectRoot } from '../support/project-root.ts'

/**
 * A temporary folder with the repository's content, its section types, and copies of a page in each language. Each copy has its
 * own title and description and no search, the page links to the first copy and each copy to the next, so
 * no rule reports them. The record of translations says nothing yet, as in a new site.
 */
export function largeSite(copies: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-large-'))
  const content = join(folder, 'content')
  cpSync(join(projectRoot, 'content'), content, { recursive: true })
  cpSync(ownSectionFolder({ site: projectRoot }), join(folder, 'sections'), { recursive: true })
  const record = join(content, '.state')
  rmSync(record, { recursive: true })
  mkdirSync(record)
  writeFileSync(join(record, 'nl.yaml'), '# Nothing yet.\n')
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

/** How many copies a site of so many pages needs beside the pages of the repository. */
export const copiesFor = (pages: number): number => Math.max(0, Math.floor(pages / 2) - 19)

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
