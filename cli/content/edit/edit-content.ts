import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Document, parseDocument } from 'yaml'
import type { Site, SourceDocument } from '#generator/index.ts'
import { CliError } from '../../cli-error.ts'
import type { CliContext } from '../../context.ts'
import { asCliError, writeContent } from '../generated.ts'
import { contentFolder, readSite, requireContent } from '../project.ts'
import { editYaml } from './edit-yaml.ts'

/** Changes to a content folder. Nothing is written before `save`. */
export interface ContentEdit {
  readonly site: Site
  /** The languages of the site, the source first. */
  readonly languages: readonly string[]
  /** Whether the folder has a file, by its path in the folder. */
  has(path: string): boolean
  /** Adds a file. Refuses a path that is taken. A language that need not have every file gets none. */
  add(path: string, text: string): void
  /** Changes a file. Refuses one that cannot be read as YAML, or that a language should have and lacks. */
  edit(path: string, change: (document: Document) => void): void
  /** The same with the text of a record. */
  rewrite(path: string, change: (text: string) => string): void
  /** Changes a file, or writes it if there is none. */
  editOrAdd(path: string, change: (document: Document) => void): void
  /** Gives a file another path, after the changes to it. Refuses a path that is taken. */
  move(from: string, to: string): void
  /** Writes what was asked for, and prints which files. */
  save(): void
}

/** The path of a document in the content folder. */
export const pathOf = ({ language, address }: Pick<SourceDocument, 'language' | 'address'>) =>
  language === undefined ? `${address}.yaml` : `${language}/${address}.yaml`

/** Opens a content folder for changes that concern all languages at once. */
export async function editContent(context: CliContext): Promise<ContentEdit> {
  const folder = contentFolder(context)
  requireContent(context)
  const { files, site } = await readSite(context, { withDrafts: true })
  const languages = site.languages.map(({ code }) => code)
  if (!files.has('site.yaml') || languages.length === 0) {
    throw new CliError(
      `There is no "${context.content}/site.yaml" that lists the languages.`,
      'Run this where the content folder is, or name it with --content.',
    )
  }

  const shown = (path: string) => relative(context.cwd, join(folder, path)).replaceAll('\\', '/')
  const changes = new Map<string, Change>()
  const has = (path: string) => existsSync(join(folder, path))
  const before = (path: string) => files.get(path) ?? ''
  const unfinished = [
    ...site.drafts,
    ...site.languages.flatMap(({ code, isPartial }) => (isPartial ? code : [])),
  ]
  const isUnfinished = (path: string) => unfinished.some((code) => path.startsWith(`${code}/`))

  const requireFree = (path: string) => {
    if (!has(path)) return
    throw new CliError(
      `"${shown(path)}" exists already.`,
      'Choose another name, or change what is there.',
    )
  }
  const add: ContentEdit['add'] = (path, added) => {
    if (isUnfinished(path)) return
    requireFree(path)
    changes.set(path, { before: '', after: added })
  }
  const rewrite: ContentEdit['rewrite'] = (path, change) => {
    if (isUnfinished(path) && !has(path)) return
    const document = site.documents.find(({ file }) => file === shown(path))
    if (document?.data === undefined) {
      const line = parseDocument(before(path)).errors[0]?.linePos?.[0].line
      const place = line === undefined ? '' : ` at line ${line}`
      throw new CliError(
        `"${shown(path)}" cannot be read${place}.`,
        'Fix that first; nothing was written.',
      )
    }
    const known = changes.get(path) ?? { before: before(path), after: before(path) }
    changes.set(path, { before: known.before, after: change(known.after) })
  }

  const edit: ContentEdit['edit'] = (path, change) =>
    rewrite(path, (text) => editYaml(text, change))

  return {
    site,
    languages,
    has,
    add,
    edit,
    rewrite,
    editOrAdd: (path, change) => {
      const written = changes.get(path)?.after ?? ''
      if (has(path)) edit(path, change)
      else changes.set(path, { before: '', after: editYaml(written, change) })
    },
    move: (from, to) => {
      requireFree(to)
      const known = changes.get(from) ?? { before: before(from), after: before(from) }
      changes.delete(from)
      changes.set(to, { ...known, movedFrom: from })
    },
    save: () => {
      for (const [path, { before, after, movedFrom }] of changes) {
        if (after === before && movedFrom === undefined) continue
        asCliError(shown(path), () => writeContent(join(folder, path), after))
        if (movedFrom === undefined) {
          context.stdout.write(`${before === '' ? 'Wrote' : 'Changed'} ${shown(path)}\n`)
        } else {
          asCliError(shown(movedFrom), () => writeContent(join(folder, movedFrom), undefined))
          context.stdout.write(`Moved ${shown(movedFrom)} to ${shown(path)}\n`)
        }
      }
    },
  }
}

interface Change {
  readonly before: string
  readonly after: string
  readonly movedFrom?: string
}
