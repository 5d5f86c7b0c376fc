import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isSeq, parseDocument } from 'yaml'
import { ownSectionFolder } from '#cli/content/section-components.ts'
import { readFolder } from '#generator/index.ts'
import { projectRoot } from './project-root.ts'

type Files = ReadonlyMap<string, string>

const builder = /^\w+\/tool-builder\.yaml$/
const bank = /\/quiz-banks\/(.+)\.yaml$/

/**
 * Content whose tool builder has one subcategory in each category, with the question banks of those alone.
 * Question banks are four fifths of our content, so a test that checks a copy of it is much faster without most of them.
 */
export function withFewBanks(content: Files): Files {
  const kept = new Set<string>()
  const files = [...content].map(([path, text]): [string, string] => {
    if (!builder.test(path)) return [path, text]
    const document = parseDocument(text)
    const categories = document.get('categories')
    if (!isSeq(categories)) throw new Error(`${path} has no categories.`)
    for (const index of categories.items.keys()) {
      const place = ['categories', index, 'subcategories']
      const subcategories = document.getIn(place)
      if (!isSeq(subcategories)) throw new Error(`${path} has no subcategories.`)
      subcategories.items.splice(1)
      kept.add(String(document.getIn([...place, 0, 'id'])))
    }
    return [path, document.toString({ lineWidth: 100 })]
  })
  return new Map(
    files.filter(([path]) => {
      const [, id] = bank.exec(path) ?? []
      return id === undefined || kept.has(id)
    }),
  )
}

/** Writes the content of this repository into a folder, with few question banks. */
export function copyContent(folder: string): void {
  const content = withFewBanks(readFolder(join(projectRoot, 'content'), ''))
  for (const [path, text] of content) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** Writes the site of this repository into a folder: its content, with few question banks, and its section types. */
export function copySite(folder: string): void {
  cpSync(ownSectionFolder({ site: projectRoot }), join(folder, 'sections'), { recursive: true })
  copyContent(join(folder, 'content'))
}
