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
import {
  insertEntry,
  renameKey,
  rewriteText,
  setValue,
  wrapInGroup,
  wrapInList,
} from './edit-yaml.ts'
import { currentFormat, type Migration, migrations, type SectionChange } from './migrations.ts'
import { appendToList, gatherInGroup, gatherInList } from './move-entries.ts'
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
  return sectionsOf(data).flatMap((section) => {
    const { type, id } = section
    let now = type
    return due.flatMap((migration) => {
      const change = migration[now]
      now = change?.type ?? now
      return (change ? movesIn(change, section) : []).map(([from, to]) => ({
        address,
        from: `sections[${id}].${from}`,
        to: `sections[${id}].${to}`,
      }))
    })
  })
}

/** Where the keys of a section stand afterwards, step by step. */
const movesIn = (
  { rename, append, gather, group }: SectionChange,
  { data }: Section,
): readonly [string, string][] => [
  ...Object.entries(rename ?? {}),
  ...Object.entries(append ?? {}).map(([key, list]): [string, string] => [key, `${list}[1]`]),
  ...Object.entries(gather ?? {}).flatMap(([list, items]) =>
    items.flatMap(({ set: { id }, keys }) =>
      keys.map((key): [string, string] => [key, `${list}[${id}].${key}`]),
    ),
  ),
  ...Object.entries(group ?? {}).flatMap(([list, { name, keys }]) =>
    itemsOf(data, list).flatMap((_, index) =>
      keys.map((key): [string, string] => [
        `${list}[${index}].${key}`,
        `${list}[${index}].${name}.${key}`,
      ]),
    ),
  ),
]

interface Section {
  readonly type: string
  readonly id: string
  readonly data: unknown
}

const sectionsOf = (page: unknown): readonly Section[] =>
  itemsOf(page, 'sections').map((data) =>
    isRecord(data)
      ? { type: String(data['type']), id: String(data['id']), data }
      : { type: '', id: '', data },
  )

function itemsOf(data: unknown, list: string): readonly unknown[] {
  const items: unknown = isRecord(data) ? data[list] : undefined
  return Array.isArray(items) ? items : []
}

function migratePage(text: string, migration: Migration): string {
  return sectionsOf(parse(text)).reduce((now, { type, data }, index) => {
    const change = migration[type]
    return change ? migrateSection(now, ['sections', index], change, data) : now
  }, text)
}

function migrateSection(
  text: string,
  section: YamlPath,
  { type, set, rename, append, gather, group }: SectionChange,
  data: unknown,
): string {
  const steps: readonly ((now: string) => string)[] = [
    (now) => setValue(now, [...section, 'type'], type),
    ...Object.entries(set ?? {}).map(
      ([key, value]) =>
        (now: string) =>
          setIn(now, section, key, value),
    ),
    ...Object.entries(rename ?? {}).map(
      ([from, to]) =>
        (now: string) =>
          renameIn(now, [...section, from], to),
    ),
    ...Object.entries(append ?? {}).map(
      ([key, list]) =>
        (now: string) =>
          has(now, [...section, key]) ? appendToList(now, section, key, list) : now,
    ),
    ...Object.entries(gather ?? {}).map(
      ([list, items]) =>
        (now: string) =>
          gatherInList(now, section, list, items),
    ),
    ...Object.entries(group ?? {}).flatMap(([list, { name, ...item }]) =>
      itemsOf(data, list).map(
        (_, index) => (now: string) => gatherInGroup(now, [...section, list, index], name, item),
      ),
    ),
  ]
  return steps.reduce((now, step) => step(now), text)
}

const has = (text: string, path: YamlPath) => parseDocument(text).hasIn(path)

function setIn(text: string, section: YamlPath, path: string, value: string | boolean): string {
  const [key = path, group] = path.split('.').toReversed()
  if (group === undefined) return insertEntry(text, section, [key, value], 'type')
  const holder = [...section, group]
  return has(text, holder) ? insertEntry(text, holder, [key, value]) : text
}

/** Where an optional key is missing, there is nothing to rename. */
function renameIn(text: string, path: YamlPath, to: string): string {
  if (!has(text, path)) return text
  const [, group, key] = /^(\w+)\.(\w+)$/.exec(to) ?? []
  if (group !== undefined && key !== undefined)
    return renameKey(wrapInGroup(text, path, key), path, group)
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
