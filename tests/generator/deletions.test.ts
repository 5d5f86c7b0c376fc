import { expect, test } from 'vitest'
import { kindsToTranslate } from '#generator/compare/due-documents.ts'
import { checkContent, createCache, type Diagnostic, formatPath } from '#generator/index.ts'
import { readShippedWords } from '#generator/languages/shipped-words.ts'
import { isRecord, type Path } from '#generator/read/path.ts'
import { schemas, validators } from '../support/project-schemas.ts'
import {
  type FullDocument,
  fileOf,
  fullDocuments,
  fullLanguages,
  fullSite,
  type Language,
  type Part,
  textOfData,
} from './full-site.ts'

/*
 * Whatever one language loses is an error at that place, in whichever language and kind of file. What there
 * is to lose follows from the schemas. Losses in different places are made at once; one that a check of many
 * does not tell is made alone.
 */

/** The values that take the place of a text. */
const replacements = {
  'text that became nothing': () => null,
  'text that became blank': () => ' ',
  'text that became that of the other language': (other: unknown) => other,
} satisfies Readonly<Record<string, (other: unknown) => unknown>>

const replaced = Object.keys(replacements).filter((level) => isReplacement(level))

const foreign = 'text that became that of the other language'

type Replacement = keyof typeof replacements

interface Loss {
  readonly level: Part['of'] | Replacement | 'folder' | 'file'
  readonly language: Language
  readonly document: FullDocument
  /** Empty for a file or a folder. */
  readonly path: Path
}

/** A file that is mostly in the other language is one finding, so a check has a quarter of its texts. */
function inChecks(losses: readonly Loss[], mostForeign: number): readonly (readonly Loss[])[] {
  const checks: Loss[][] = []
  const hasRoom = (others: readonly Loss[], { level }: Loss) =>
    level !== foreign ||
    others.filter((other) => other.level === foreign).length < Math.max(1, mostForeign)

  for (const loss of losses) {
    const fitting = checks.find(
      (others) => hasRoom(others, loss) && others.every((other) => areApart(loss, other)),
    )
    if (fitting) fitting.push(loss)
    else checks.push([loss])
  }
  return checks
}

function areApart(a: Loss, b: Loss): boolean {
  const [one, other] = [placeOf(a), placeOf(b)]
  const length = Math.min(one.length, other.length)
  return one.slice(0, length).join('/') !== other.slice(0, length).join('/')
}

/** The place of a loss. The items after one that is gone change places. */
const placeOf = ({ level, path }: Loss): Path =>
  level === 'section' || level === 'item' ? path.slice(0, -1) : path

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => Reflect.get(Object(value), step), data)

function isReplacement(level: string): level is Replacement {
  return Object.hasOwn(replacements, level)
}

const otherThan = (language: Language): Language => (language === 'en' ? 'nl' : 'en')

/** The data of a document in a language after losses. */
function dataAfter(document: FullDocument, language: Language, losses: readonly Loss[]): unknown {
  const data = structuredClone(document.data[language])
  for (const { level, path } of losses) {
    const parent = valueAt(data, path.slice(0, -1))
    const step = path.at(-1) ?? ''
    if (isReplacement(level)) {
      const other = valueAt(document.data[otherThan(language)], path)
      Reflect.set(Object(parent), step, replacements[level](other))
    } else if (Array.isArray(parent)) parent.splice(Number(step), 1)
    else if (isRecord(parent)) Reflect.deleteProperty(parent, step)
  }
  return data
}

function filesAfter(losses: readonly Loss[]): ReadonlyMap<string, string> {
  const files = new Map(fullSite)
  for (const [document, own] of Map.groupBy(losses, (loss) => loss.document)) {
    for (const [language, each] of Map.groupBy(own, (loss) => loss.language)) {
      const folder = `${language}/${document.folder}/`
      if (each.some(({ level }) => level === 'folder')) {
        for (const path of files.keys()) if (path.startsWith(folder)) files.delete(path)
      } else if (each.some(({ level }) => level === 'file')) {
        files.delete(fileOf(language, document))
      } else {
        files.set(fileOf(language, document), textOfData(dataAfter(document, language, each)))
      }
    }
  }
  return files
}

/** Whether a finding is the one that a loss has to bring. */
function tells({ at, path = '', severity, code, message, hint }: Diagnostic, loss: Loss): boolean {
  if (severity !== 'error') return false
  const { level, language, document } = loss
  if (level === 'file' || level === 'folder') {
    const gone = level === 'file' ? fileOf(language, document) : `${language}/${document.folder}.`
    return /\/missing-(?:file|page)$/.test(code) && `${message} ${hint}`.includes(gone)
  }
  const isThere = fullLanguages.some((each) => at.file === `content/${fileOf(each, document)}`)
  return (
    isThere &&
    [document.data[language], dataAfter(document, language, [loss])].some((data) => {
      const place = formatPath(placeOf(loss), data)
      return path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`)
    })
  )
}

function untold(losses: readonly Loss[]): readonly Loss[] {
  const found = findingsIn(filesAfter(losses)).filter((finding) => !known.has(keyOf(finding)))
  return losses.filter((loss) => !found.some((finding) => tells(finding, loss)))
}

/** Of many losses alone, all other documents are as they were. */
const cache = createCache()
const findingsIn = (files: ReadonlyMap<string, string>) =>
  checkContent({
    ...{ files, folder: 'content', schemas, validators, today: '2026-11-21', cache },
  }).diagnostics
/** An id is too short for as many findings as these. */
const keyOf = ({ code, at, path, message }: Diagnostic) => [code, at.file, path, message].join('\n')
const known = new Set(findingsIn(fullSite).map(keyOf))

/** What the source language leaves to Diptych whole, which says it in the same language. */
const isSaidByDiptych = ({ document, language, path }: Loss) =>
  document.kind === 'language' &&
  language === 'en' &&
  path.length === 1 &&
  Object.hasOwn(readShippedWords('en'), String(path[0]))

/** What a document can lose, sorted into checks of one language. */
const lossesIn = (document: FullDocument): readonly (readonly Loss[])[] =>
  fullLanguages.flatMap((language) => {
    const isFirst = fullDocuments.find(({ kind }) => kind === document.kind) === document
    const whole =
      document.folder === undefined ? ['file' as const] : ['file' as const, 'folder' as const]
    const parts = document.parts.filter((part) => !isRepeated(part) && (isFirst || isOfType(part)))
    const losses = parts
      .flatMap(({ path, of, isText }) =>
        [of, ...(isText ? replaced : [])].map((level) => ({ level, language, document, path })),
      )
      .filter((loss) => !isSaidByDiptych(loss))
    const texts = parts.filter(({ isText }) => isText).length
    return [
      ...(isFirst ? whole.map((level) => [{ level, language, document, path: [] }]) : []),
      ...inChecks(losses, texts / 4),
    ]
  })

/** Whether a part is inside an item that is like the first of its list. */
const isRepeated = ({ path, of }: Part): boolean =>
  (of === 'key' ? path : path.slice(0, -1)).some((step) => typeof step === 'number' && step > 0)

/** Whether a part is one of a type of section: others are in each document of the kind. */
const isOfType = ({ path }: Part): boolean => path[0] === 'sections'

/** Sorts losses into checks of all documents at once. */
function rounds(checks: readonly (readonly (readonly Loss[])[])[]): readonly (readonly Loss[])[] {
  const longest = Math.max(0, ...checks.map(({ length }) => length))
  return Array.from({ length: longest }, (_, round) => checks.flatMap((own) => own[round] ?? []))
}

const checks = fullDocuments.map(lossesIn)
const losses = checks.flat(2)

/** What no check tells: of many losses, of one in each document, and at last of one alone. */
const left = (() => {
  const ofMany = rounds(checks).flatMap(untold)
  const byDocument = [...Map.groupBy(ofMany, ({ document }) => document).values()]
  const ofFew = rounds(byDocument.map((own) => own.map((loss) => [loss]))).flatMap(untold)
  return new Set(ofFew.filter((loss) => untold([loss]).length > 0))
})()

const cellOf = ({ document, language, level }: Loss) =>
  `${document.kind} in ${language}: a ${level}`

test('each kind of file that has a text to translate can lose something', () => {
  expect(new Set(losses.map(({ document }) => document.kind))).toEqual(kindsToTranslate(schemas))
  expect(new Set(losses.map(({ level }) => level)).size).toBe(8)
})

test.for([...Map.groupBy(losses, cellOf)])('%s that is lost is told', ([, own]) => {
  const silent = own.filter((loss) => left.has(loss))

  expect(silent.map(({ document, path }) => `${document.address} ${path.join('.')}`)).toEqual([])
})
