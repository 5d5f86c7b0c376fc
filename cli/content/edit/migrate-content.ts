import { parse, parseDocument } from 'yaml'
import {
  createMemo,
  indexPath,
  isRecord,
  rewriteLedger,
  type SourceDocument,
  textsOf,
} from '#generator/index.ts'
import { CliError } from '../../cli-error.ts'
import { type ContentEdit, pathOf } from './edit-content.ts'
import { insertEntry, renameKey, rewriteText, setValue, wrapInList } from './edit-yaml.ts'
import { currentFormat, type Migration, migrations, type SectionChange } from './migrations.ts'
import type { YamlPath } from './yaml-text.ts'

/** Where a text of a document stands after a change. */
type Move = (path: string, address: string) => string

/**
 * Brings content of a format up to date: pages, what is on record and what is kept of them. The format is written
 * last, so that what was cut short can be run again.
 */
export function migrateContent(edit: ContentEdit, format: number): void {
  const { site } = edit
  const due = migrations.slice(format - 1)
  const changed = site.all('page').flatMap((page) => changesIn(page, due))
  const move: Move = (path, address) =>
    changed
      .filter((change) => change.address === address)
      .reduce(
        (now, { from, to }) => (startsAt(now, from) ? to + now.slice(from.length) : now),
        path,
      )

  moveRecords(edit, move)
  movePlaces(edit, move)
  for (const page of site.all('page')) {
    edit.edit(pathOf(page), (text) => due.reduce(migratePage, text))
  }
  edit.edit('site.yaml', (text) =>
    parseDocument(text).has('format')
      ? setValue(text, ['format'], currentFormat)
      : insertEntry(text, [], ['format', currentFormat]),
  )
}

interface Renamed {
  readonly address: string
  /** The beginning of a path. */
  readonly from: string
  readonly to: string
}

/** The lists and groups of a page that have another name afterwards. */
function changesIn(
  { address, data }: SourceDocument,
  due: readonly Migration[],
): readonly Renamed[] {
  return sectionsOf(data).flatMap(({ type, id }) => {
    let now = type
    return due.flatMap((migration) => {
      const change = migration[now]
      now = change?.type ?? now
      return Object.entries(change?.rename ?? {}).map(([from, to]) => ({
        address,
        from: `sections[${id}].${from}`,
        to: `sections[${id}].${to}`,
      }))
    })
  })
}

interface Section {
  readonly type: string
  readonly id: string
}

function sectionsOf(page: unknown): readonly Section[] {
  const sections = isRecord(page) && Array.isArray(page['sections']) ? page['sections'] : []
  return sections.map((section: unknown) =>
    isRecord(section)
      ? { type: String(section['type']), id: String(section['id']) }
      : { type: '', id: '' },
  )
}

function migratePage(text: string, migration: Migration): string {
  return sectionsOf(parse(text)).reduce((now, { type }, index) => {
    const change = migration[type]
    return change ? migrateSection(now, index, change) : now
  }, text)
}

function migrateSection(text: string, index: number, { type, set, rename }: SectionChange): string {
  const section = ['sections', index]
  const renamed = Object.entries(rename ?? {}).reduce(
    (now, [from, to]) => renameIn(now, [...section, from], to),
    setValue(text, [...section, 'type'], type),
  )
  return Object.entries(set ?? {}).reduce(
    (now, entry) => insertEntry(now, section, entry, 'type'),
    renamed,
  )
}

/** Where an optional key is missing, there is nothing to rename. */
function renameIn(text: string, path: YamlPath, to: string): string {
  if (!parseDocument(text).hasIn(path)) return text
  return to.endsWith('[0]')
    ? renameKey(wrapInList(text, path), path, to.slice(0, -'[0]'.length))
    : renameKey(text, path, to)
}

/** What was confirmed stays confirmed. */
function moveRecords(edit: ContentEdit, move: Move): void {
  const memo = createMemo()
  const indexes = new Set(edit.site.translations.map(({ code }) => indexPath(code)))
  for (const { address } of edit.site.all('state')) {
    const file = `${address}.yaml`
    edit.edit(file, (written) => {
      const rewritten = rewriteLedger(written, { isIndex: indexes.has(file), path: move }, memo)
      if (rewritten !== undefined) return rewritten
      throw new CliError(
        `"${file}" cannot be read, so nothing was written.`,
        'Get it back from git, or write it anew: npm run -s diptych -- accept --rebuild',
      )
    })
  }
}

/** Files that name places of the content: kept findings, derived facts, stand-ins. */
function movePlaces(edit: ContentEdit, move: Move): void {
  for (const { document, text, path } of textsOf(edit.site, createMemo())) {
    if (document.language !== undefined) continue
    const moved = text.replace(
      /^([^#\s]+)#(\S+)$/,
      (_, address: string, place: string) => `${address}#${move(place, address)}`,
    )
    if (moved !== text)
      edit.edit(pathOf(document), (written) => rewriteText(written, path, () => moved))
  }
}

const startsAt = (path: string, start: string) =>
  path.startsWith(start) && /^(?:[.[]|$)/.test(path.slice(start.length))
