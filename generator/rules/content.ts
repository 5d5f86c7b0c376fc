import { documentsByLanguage, isMeantFor } from '../compare/due-documents.ts'
import {
  isInMissingFolder,
  kindsOfTwins,
  lackedBy,
  lackedKinds,
  missingFolders,
  renamedFiles,
} from '../compare/missing-files.ts'
import { isOnRecord } from '../compare/translation-record.ts'
import type { Finding } from '../diagnostics/diagnostic.ts'
import { didYouMean } from '../diagnostics/suggestion.ts'
import { isLocale } from '../languages/locale.ts'
import { isNamesFile, isNeed, type Need, namesFiles, neededFiles, usesOf } from '../model/names.ts'
import { documentsByFile } from '../model/outline.ts'
import { contentFile, type Site } from '../model/site.ts'
import { located } from '../model/text-place.ts'
import { valuesOf } from '../model/texts.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isPerLanguage, type Kind } from '../read/file-kind.ts'
import { isRecord, type Path } from '../read/path.ts'
import { placeholdersIn } from '../text/markup.ts'
import { groupRule, indexRule, type Row, siteRule, textRule } from './rule.ts'

export const duplicateId = groupRule('content/duplicate-id', 'error', function* (site) {
  for (const { document, value, path } of valuesOf(site)) {
    if (!Array.isArray(value) || value.length < 2) continue

    const seen = new Set<unknown>()
    for (const [index, item] of value.entries()) {
      const [key, id] = nameOf(item)
      if (id === undefined) continue
      const idPath = [...path, index, key]
      if (seen.has(id)) {
        yield {
          messageId: 'twice',
          data: { key, id },
          ...located(document, idPath),
        }
      }
      seen.add(id)
    }
  }
})

/** The keys that identify an item: its id, the name of a field, the value of a choice, the code of a kind. */
const naming = ['id', 'name', 'value', 'code'] as const

function nameOf(item: unknown): readonly [key: string, name: string | undefined] {
  const named = isRecord(item) ? item : {}
  const key = naming.find((each) => typeof named[each] === 'string') ?? 'id'
  const name = named[key]
  return [key, typeof name === 'string' ? name : undefined]
}

export const fileName = siteRule('content/file-name', 'error', function* (site) {
  for (const { file, name, language } of site.documents) {
    const steps = name.split('/')
    if (language === undefined || steps.every((step) => plain.test(step))) continue
    const wanted = steps.map(plainNameOf)
    yield {
      messageId: 'signs',
      data: { written: `${name}.yaml`, wanted: `${wanted.join('/')}.yaml` },
      ...(wanted.includes('') && { hint: 'other' }),
      at: { file, line: 1, column: 1 },
    }
  }
})

/** A name without capitals, spaces and signs, in any script. */
const plain = /^[\p{Ll}\p{Lo}\p{M}\p{N}]+(?:[-_.][\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u

const plainNameOf = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

export const missingFile = siteRule('content/missing-file', 'error', function* (site) {
  const settings = site.find('site', 'site')
  if (!settings) return

  for (const [code, file] of site.otherFolders) {
    yield {
      messageId: 'notLanguage',
      severity: wasPublished(site, code) ? 'error' : 'warning',
      data: { code },
      at: { file, line: 1, column: 1 },
    }
  }
  // The schema reports a code that is none.
  for (const { code } of site.languages) {
    if (!isLocale(code) || documentsByLanguage(site).has(code)) continue
    yield {
      messageId: 'folder',
      data: { language: { language: code }, code },
      at: settings.place(['languages']),
    }
  }
  for (const { code } of presentIn(site)) {
    for (const kind of lackedKinds(site, code)) {
      const file = contentFile(site, `${code}/${kind}.yaml`)
      yield {
        messageId: 'language',
        data: { language: { language: code }, kind, file, code },
        at: settings.place(['languages']),
      }
    }
  }

  for (const { language, folder, documents } of missingFolders(site)) {
    const [first] = documents
    yield {
      messageId: 'files',
      data: {
        language: { language },
        count: documents.length,
        folder: contentFile(site, `${language}/${folder}`),
        only: languagesOf(site, first),
      },
      at: first.place([]),
    }
  }

  for (const kind of kindsOfTwins(site)) yield* unmatchedFiles(site, kind)
  yield* missingNames(site)
})

/** The languages that have a folder. */
const presentIn = (site: Site) =>
  site.languages.filter(({ code }) => documentsByLanguage(site).has(code))

/** Whether the records of translations show that a folder was a language of the site, or its source. */
const wasPublished = (site: Site, code: string) =>
  [code, site.source.code].some((each) => isOnRecord(site, each))

/** The files of a kind that some languages lack, or have under another name. */
function* unmatchedFiles(site: Site, kind: Kind): Generator<Finding> {
  const renamed = site.translations.flatMap(({ code }) => renamedFiles(site, kind, code))
  for (const { source, translation } of renamed) {
    yield {
      messageId: 'renamed',
      data: {
        file: source.file,
        language: { language: translation.language ?? '' },
        wanted: source.file.slice(source.file.lastIndexOf('/') + 1),
      },
      at: translation.place([]),
      related: [{ at: source.place([]), message: 'other' }],
    }
  }
  // A language without a folder is told once, and so is a folder of which it has no file.
  for (const { code } of presentIn(site)) {
    for (const document of lackedBy(site, kind, code)) {
      const { address } = document
      const isRenamed = renamed.some(
        ({ source, translation }) =>
          translation === document || (source === document && translation.language === code),
      )
      if (isRenamed || isInMissingFolder(site, { address, language: code })) continue
      yield {
        messageId: 'translation',
        data: {
          language: { language: code },
          file: contentFile(site, `${code}/${address}.yaml`),
          only: languagesOf(site, document),
        },
        at: document.place([]),
      }
    }
  }
}

/** The line that says that a file is meant for no other languages than those that have it. */
function languagesOf(site: Site, { kind, name }: SourceDocument): string {
  const having = site.languages.filter(({ code }) => site.find(kind, name, code))
  return `languages: [${having.map(({ code }) => code).join(', ')}]`
}

/** The files of names, such as facts.yaml, that are not there although texts use their names. */
function* missingNames(site: Site): Generator<Finding> {
  for (const kind of namesFiles) {
    if (site.find(kind, kind)) continue
    const uses = usesOf(site, kind)
    const [first] = uses
    if (!first) continue
    const file = contentFile(site, `${kind}.yaml`)
    yield {
      messageId: 'names',
      data: { name: `${kind}.yaml`, file, count: uses.length },
      at: { file, line: 1, column: 1 },
      related: [{ at: first.document.place(first.path), message: 'first' }],
    }
  }
}

export const moreThanOne = groupRule('content/more-than-one', 'error', function* (site) {
  const values = valuesOf(site)
  const single = values.filter(({ value, schema }) => schema['x-single'] && isChosen(value))
  const lists = Map.groupBy(single, ({ document, path, value }) =>
    JSON.stringify([document.file, path.slice(0, -2), path.at(-1), value]),
  )
  for (const [first, ...others] of lists.values()) {
    for (const { document, path, value } of others) {
      yield {
        messageId: 'second',
        data: { key: String(path.at(-1)), value: String(value) },
        ...located(document, path),
        related: first ? [{ at: document.place(first.path), message: 'first' }] : [],
      }
    }
  }
})

/** Whether a value is one that only one item may have: true, or one of a few words. */
const isChosen = (value: unknown) => value === true || typeof value === 'string'

export const neededFile = indexRule(
  'content/needed-file',
  'breaking',
  (group) =>
    valuesOf(group).flatMap(({ document: { file }, path, value, schema }): readonly UseRow[] => {
      const kind = schema['x-ref']
      const isMenu = value === 'plans' && (path.at(-1) === 'menu' || path.at(-1) === 'from')
      const needs = isMenu ? (['catalog'] as const) : (schema['x-needs'] ?? []).filter(isNeed)
      if (typeof value === 'string' && kind !== undefined && kind !== 'page' && isPerLanguage(kind))
        return [{ file, path, needs, named: { kind, name: value } }]
      if (needs.length === 0) return []
      return [{ file, path: isRecord(value) ? [...path, 'type'] : path, needs }]
    }),
  function* (rows, site) {
    const documents = documentsByFile(site)
    for (const { file: user, path, needs, named } of rows) {
      const document = documents.get(user)
      if (!document) continue
      const { language = site.source.code } = document
      const found = (messageId: string) => (file: string) => ({
        messageId,
        data: { file, language: { language } },
        ...located(document, path),
      })
      yield* needs.flatMap((need) => missingFiles(site, need, language)).map(found('draws'))
      if (named) yield* missingNamed(site, named, language).map(found('names'))
    }
  },
)

/** A section, menu or name that draws from other files. */
interface UseRow extends Row {
  readonly path: Path
  readonly needs: readonly Need[]
  /** The file that each language has, by its name. */
  readonly named?: Named
}

interface Named {
  readonly kind: Kind
  readonly name: string
}

const isPartial = ({ translations }: Site, language: string) =>
  translations.some(({ code, isPartial: isOwn }) => isOwn && code === language)

/** The files that do not exist, besides those that another rule reports once. */
const missingFiles = (site: Site, need: Need, language: string): readonly string[] =>
  neededFiles[need]
    .filter(({ kind, name, isShared }) => !site.find(kind, name, isShared ? undefined : language))
    .filter((file) => isPartial(site, language) || !isReported(site, file, language))
    .map(({ file, isShared }) => contentFile(site, isShared ? file : `${language}/${file}`))

/** Whether texts use the names of such a file, or another language has one that is meant for all. */
const isReported = (site: Site, { kind, name }: Named, language: string) =>
  isNamesFile(kind)
    ? usesOf(site, kind).length > 0
    : versionsOf(site, { kind, name }).some((version) => isMeantFor(version, language))

/** The file of a name in a language that it is not meant for. */
function missingNamed(site: Site, named: Named, language: string): readonly string[] {
  const versions = versionsOf(site, named)
  const [first] = versions
  // A name that no language has is reported, and so is a file that the language should have.
  const isThere = versions.some((each) => each.language === language)
  // What a partial language has is up to it, so nobody else tells what it lacks.
  const isDue = !isPartial(site, language) && versions.some((each) => isMeantFor(each, language))
  return first && !isThere && !isDue ? [contentFile(site, `${language}/${first.address}.yaml`)] : []
}

const versionsOf = (site: Site, { kind, name }: Named) =>
  site.all(kind).filter((document) => document.name === name)

export const takenName = siteRule('content/taken-name', 'error', function* (site) {
  for (const quiz of site.all('quiz')) {
    const forms = site.all('form').filter(({ name }) => name === quiz.name)
    const form = forms.find(({ language }) => language === quiz.language) ?? forms[0]
    if (!form) continue
    yield {
      messageId: 'taken',
      data: { name: quiz.name },
      at: { file: quiz.file, line: 1, column: 1 },
      related: [{ at: { file: form.file, line: 1, column: 1 }, message: 'form' }],
    }
  }
})

export const undeclaredPlaceholder = textRule(
  'content/undeclared-placeholder',
  'error',
  ({ document, text, path, schema }) => {
    if (schema['x-kind'] !== 'rich') return undefined
    const declared = declaredFor(document.data, path)

    return [...placeholdersIn(text)]
      .filter((name) => !declared.includes(name))
      .map((name) => ({
        messageId: 'undeclared',
        data: { name },
        hint: declared.length > 0 ? didYouMean(name, declared) : 'hint',
        span: `[[${name}`,
      }))
  },
)

/** The ids declared by the section that a text stands in. */
function declaredFor(data: unknown, path: Path): readonly string[] {
  const [list, index] = path
  const sections = isRecord(data) && list === 'sections' ? data['sections'] : undefined
  const section: unknown = Array.isArray(sections) ? sections[Number(index)] : undefined
  const placeholders = isRecord(section) ? section['placeholders'] : undefined
  if (!Array.isArray(placeholders)) return []
  return placeholders.flatMap((each: unknown) => (isRecord(each) ? [String(each['id'])] : []))
}
