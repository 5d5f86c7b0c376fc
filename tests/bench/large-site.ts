import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownSectionFolder } from '#cli/content/section-components.ts'
import { projectRoot } from '../support/project-root.ts'

interface Size {
  /** How many copies of a page each language has. */
  readonly copies: number
  /** More than the two of the repository are copies of the second. */
  readonly languages?: number
}

/**
 * A temporary folder with the repository's content, its section types, and copies of a page in each language. Each copy has its
 * own title and description and no search, the page links to the first copy and each copy to the next, so
 * no rule reports them. The record of translations says nothing yet, as in a new site.
 */
export function largeSite({ copies, languages = 2 }: Size): string {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-large-'))
  const content = join(folder, 'content')
  cpSync(join(projectRoot, 'content'), content, { recursive: true })
  cpSync(ownSectionFolder({ site: projectRoot }), join(folder, 'sections'), { recursive: true })
  const record = join(content, '.state')
  rmSync(record, { recursive: true })
  mkdirSync(record)
  const more = Array.from({ length: languages - 2 }, (_, index) => moreLanguages[index] ?? '')
  for (const code of more) addLanguage(content, code)
  if (more.length > 0) {
    rewrite(join(content, 'site.yaml'), (text) =>
      text.replace(/^languages: .*/m, `languages: [${['en', 'nl', ...more].join(', ')}]`),
    )
  }

  for (const language of ['en', 'nl', ...more]) {
    if (language !== 'en') {
      writeFileSync(join(record, `${language}.yaml`), '# Nothing yet.\n')
    }
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
export const copiesFor = (pages: number, languages: number): number =>
  Math.max(0, Math.floor(pages / languages) - 19)

/** Languages whose messages nobody checks here: only their codes matter. */
const moreLanguages = ['de', 'fr', 'es', 'it', 'pt', 'da']

function addLanguage(content: string, code: string) {
  cpSync(join(content, 'nl'), join(content, code), { recursive: true })
  rewrite(join(content, code, 'language.yaml'), (text) =>
    text.replace(/^name: .*/m, `name: Copy ${code}`).replace(/^short: .*/m, ''),
  )
}

function rewrite(file: string, change: (text: string) => string) {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
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
