import { dueDocuments } from '../compare/due-documents.ts'
import { documentPairs, lackedValues } from '../compare/pairs.ts'
import { hasRecord, recordedKeys, translationStates } from '../compare/translation-record.ts'
import type { Site } from '../model/site.ts'
import type { Kind } from '../read/file-kind.ts'
import type { Row } from '../rules/rule.ts'
import { isToTranslate, isUnwritten, untranslatedByFile } from '../text/untranslated.ts'
import type { SchemaAt } from '../validate/schemas.ts'
import { eachString } from '../validate/walk.ts'

/** The translation progress of one file. */
export interface Completeness {
  readonly language: string
  /** The path inside the language folder, without extension: `pages/about`. */
  readonly address: string
  readonly kind: Kind
  /** Whether the translation is there and can be read. */
  readonly isWritten: boolean
  /** The number of texts to translate. */
  readonly texts: number
  /** The number of texts that the translation has, whatever their words. */
  readonly present: number
  /** The number of texts that are translated: present, not in the words of the source, and no TODO. */
  readonly translated: number
  /** The number of translations whose source text changed after their confirmation. */
  readonly stale: number
  /**
   * The number of texts that are new, or whose translation changed, since their last confirmation.
   */
  readonly unconfirmed: number
  /** The number of texts on record. */
  readonly recorded: number
}

/** The progress of one file, with the file that it is about. */
export interface CountedFile extends Row, Completeness {}

/** Counts the translated texts of a group, in each language except the source language. */
export function countTexts(group: Site): readonly CountedFile[] {
  const states = Map.groupBy(translationStates(group), ({ language }) => language.code)
  const notTranslated = untranslatedByFile(group)

  const written = [...documentPairs(group)].map((files) => {
    const { source, translation, language } = files
    const { code } = language
    const own = states.get(code) ?? []
    const recorded = hasRecord(group, { language: code, address: source.address })
      ? own.filter((pair) => !isToTranslate(pair, group))
      : []
    const count = (test: (freshness: string) => boolean) =>
      recorded.filter(({ freshness }) => test(freshness)).length
    const missing = lackedValues(group, files)
      .map(({ value, at }) => textsIn(group, at, value))
      .reduce((sum, texts) => sum + texts, 0)

    const file = notTranslated.get(translation)
    const waiting = own.filter(
      (pair) => isUnwritten(pair.translation.text) && file?.open.has(pair.translation) !== true,
    )
    const untranslated = Math.min(own.length, (file?.count ?? 0) + waiting.length)
    return {
      file: source.file,
      language: code,
      address: source.address,
      kind: source.kind,
      isWritten: true,
      texts: own.length + missing,
      present: own.length,
      translated: own.length - untranslated,
      stale: count((freshness) => freshness === 'stale'),
      unconfirmed: count((freshness) => freshness !== 'confirmed' && freshness !== 'stale'),
      recorded: recordedKeys(group, { language: code, address: source.address }).length,
    }
  })
  return [...written, ...unwritten(group)]
}

/** The files that a language lacks or that cannot be read. */
const unwritten = (group: Site): readonly CountedFile[] =>
  group.translations.flatMap(({ code }) =>
    dueDocuments(group, code)
      .filter(({ kind, name }) => group.find(kind, name, code)?.data === undefined)
      .map(({ file, kind, address, data }) => ({
        file,
        language: code,
        address,
        kind,
        isWritten: false,
        texts: textsIn(group, group.schemas.root(`${kind}.schema.json`), data),
        present: 0,
        translated: 0,
        stale: 0,
        unconfirmed: 0,
        recorded: recordedKeys(group, { language: code, address }).length,
      })),
  )

/**
 * The progress of all files: pages first, then other files, each in all languages; then what is not
 * written, by language.
 */
export function sortCounts(
  { translations }: Site,
  counts: readonly CountedFile[],
): readonly Completeness[] {
  const written = counts.filter(({ isWritten }) => isWritten)
  return [
    ...written.filter(({ kind }) => kind === 'page'),
    ...written.filter(({ kind }) => kind !== 'page'),
    ...translations.flatMap(({ code }) =>
      counts.filter(({ isWritten, language }) => !isWritten && language === code),
    ),
  ].map(({ file: _file, ...counts }) => counts)
}

/** Counts the texts to translate inside a value. */
function textsIn({ schemas }: Site, at: SchemaAt, value: unknown): number {
  let texts = 0
  eachString(schemas, at, value, (_, schema) => {
    if (schema['x-i18n'] === 'translate') texts += 1
  })
  return texts
}
