import { hasShippedWords } from '../languages/shipped-words.ts'
import { memoize } from '../memoize.ts'
import { languageNamed, type Site } from '../model/site.ts'
import type { SourceDocument } from '../read/documents.ts'
import { type Kind, singleKinds } from '../read/file-kind.ts'
import { isRecord } from '../read/path.ts'
import { documentsByLanguage, isDue, isMeantFor, kindsToTranslate } from './due-documents.ts'

/** A file that a language lacks, and the language whose file can stand in for it. */
export interface MissingTwin {
  readonly language: string
  /** The path inside the content folder, without language and extension: `pages/about`. */
  readonly address: string
  readonly from: string
}

/** A folder of which a language lacks every file. */
interface MissingFolder {
  readonly language: string
  /** The path inside the folder of the language: `quiz-banks`. */
  readonly folder: string
  /** Its files in the language that has them. */
  readonly documents: readonly [SourceDocument, ...SourceDocument[]]
}

/** The paths inside the content folder of the files that no site can do without, and that are not there. */
export const missingFiles = (site: Site): readonly string[] => [
  ...(site.find('site', 'site') ? [] : ['site.yaml']),
  ...site.languages.flatMap(({ code }) =>
    lackedKinds(site, code).map((kind) => `${code}/${kind}.yaml`),
  ),
]

/**
 * The kinds of which a language needs its one file and has none: another has it, and this one is not partial; or
 * Diptych does not speak it.
 */
export const lackedKinds = (site: Site, code: string): readonly Kind[] =>
  singleKinds.filter(
    (kind) =>
      !site.find(kind, kind, code) &&
      ((!languageNamed(site, code).isPartial &&
        site.languages.some((other) => site.find(kind, kind, other.code))) ||
        (kind === 'language' && !hasShippedWords(code))),
  )

/** The kinds of files to translate, without those that no language can do without. */
export const kindsOfTwins = (site: Site): ReadonlySet<Kind> =>
  kindsToTranslate(site.schemas).difference(new Set<Kind>(singleKinds))

/** The pages, questions and other files of translated texts that one language has and another lacks. */
export const missingTwins = (site: Site): readonly MissingTwin[] =>
  site.languages.flatMap(({ code }) =>
    [...kindsOfTwins(site), 'navigation' as const].flatMap((kind) =>
      lackedBy(site, kind, code).map(({ address, language = '' }) => ({
        language: code,
        address,
        from: language,
      })),
    ),
  )

/** The files of a kind that a language lacks, each in the first language that has it. */
export const lackedBy = (site: Site, kind: Kind, code: string): readonly SourceDocument[] =>
  site.languages.flatMap((language, index) =>
    site
      .all(kind, language.code)
      .filter(
        ({ name }) =>
          !site.find(kind, name, code) &&
          !site.languages.slice(0, index).some((before) => site.find(kind, name, before.code)),
      )
      .filter((document) => isDue(site, document, code)),
  )

/** Whether a file that a language lacks is in a folder of which it lacks every file. */
export const isInMissingFolder = (
  site: Site,
  { address, language }: { readonly address: string; readonly language: string },
): boolean =>
  missingFolders(site).some(
    (gone) => gone.language === language && gone.documents.some((each) => each.address === address),
  )

/** The folders of which a language has no file, where others have several. */
export const missingFolders = memoize((site: Site): readonly MissingFolder[] =>
  site.languages.flatMap(({ code }) =>
    documentsByLanguage(site).has(code)
      ? [...kindsOfTwins(site)].flatMap((kind) => {
          const [first, ...others] = lackedBy(site, kind, code)
          if (!first || others.length === 0 || site.all(kind, code).length > 0) return []
          const [folder = ''] = first.address.split('/', 1)
          return [{ language: code, folder, documents: [first, ...others] as const }]
        })
      : [],
  ),
)

/** Two files that are one in two languages, under two names. */
interface RenamedFile {
  readonly source: SourceDocument
  readonly translation: SourceDocument
}

/**
 * The files of a kind that a language has under another name than the source language. They share
 * at least half of their ids.
 */
export function renamedFiles(site: Site, kind: Kind, language: string): readonly RenamedFile[] {
  const sources = strays(site, kind, { of: site.source.code, lackedBy: language })
  const translations = strays(site, kind, { of: language, lackedBy: site.source.code })
  if (sources.length === 0 || translations.length === 0) return []

  const all = sources.flatMap((source) =>
    translations.map((translation) => ({
      source,
      translation,
      shared: share(idsIn(source.data), idsIn(translation.data)),
    })),
  )
  const found: RenamedFile[] = []
  for (const { source, translation, shared } of all.toSorted((a, b) => b.shared - a.shared)) {
    const isTaken = found.some(
      (other) => other.source === source || other.translation === translation,
    )
    if (shared >= 0.5 && !isTaken) found.push({ source, translation })
  }
  return found
}

/** The files of one language that another one lacks and should have. */
const strays = (
  site: Site,
  kind: Kind,
  { of, lackedBy }: { readonly of: string; readonly lackedBy: string },
): readonly SourceDocument[] =>
  site
    .all(kind, of)
    .filter(
      (document) => !site.find(kind, document.name, lackedBy) && isMeantFor(document, lackedBy),
    )

/** The part of all ids that both have. */
const share = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === 0 ? 0 : a.intersection(b).size / a.union(b).size

/** The ids anywhere inside a value. */
const idsIn = (value: unknown): ReadonlySet<string> =>
  new Set(
    Array.isArray(value) || isRecord(value)
      ? [
          ...(isRecord(value) && typeof value['id'] === 'string' ? [value['id']] : []),
          ...Object.values(value).flatMap((inner) => [...idsIn(inner)]),
        ]
      : [],
  )
