import type { Dirent } from 'node:fs'

/** The kind of a content file, by its path. */
export interface FileKind {
  readonly kind: Kind
  /** The language of the folder, for files that each language has. */
  readonly language?: string
  /** The name of the file within its kind: `home`, `plans/core`. */
  readonly name: string
}

export type Kind = keyof typeof shared | keyof typeof perLanguage | 'tiles'

/** The file of the tiles. It is not YAML. */
export const tilesFile = 'brand/tiles.svg'

const shared = {
  site: /^(site)$/,
  facts: /^(facts)$/,
  catalog: /^(catalog)$/,
  walls: /^(walls)$/,
  glossary: /^(glossary)$/,
  redirects: /^(redirects)$/,
  acknowledged: /^(acknowledged)$/,
  'stand-ins': /^(stand-ins)$/,
  state: /^\.state\/(.+)$/,
}

const perLanguage = {
  language: /^(language)$/,
  navigation: /^(navigation)$/,
  'catalog-texts': /^(catalog)$/,
  faq: /^faqs\/(.+)$/,
  statistics: /^statistics\/(.+)$/,
  form: /^forms\/(.+)$/,
  quiz: /^quizzes\/(.+)$/,
  'tool-builder': /^(tool-builder)$/,
  'quiz-frames': /^(quiz-frames)$/,
  'quiz-bank': /^quiz-banks\/(.+)$/,
  helplines: /^(helplines)$/,
  page: /^pages\/(.+)$/,
}

/** The first names in the patterns of some kinds: `pages` of `^pages\/(.+)$`. */
const namesIn = (patterns: Readonly<Record<string, RegExp>>, form: RegExp): readonly string[] =>
  Object.values(patterns).flatMap(({ source }) => form.exec(source)?.[1] ?? [])

/** The names of the files that stand once. */
export const siteFiles = namesIn(shared, /^\^\(([a-z-]+)\)\$$/)
/** The names of the files and folders of a language. */
export const languageFiles = namesIn(perLanguage, /^\^\(([a-z-]+)\)\$$/)
export const languageFolders = namesIn(perLanguage, /^\^([a-z-]+)\\\//)

/** The folder of a record, or a path in it. */
export const isRecordPath = (path: string): boolean => /^\.state(?:\/|$)/.test(path)

/** Of these a language has one file. Where one language has it, every language needs it. */
export const singleKinds = ['language', 'navigation'] as const satisfies readonly Kind[]

/** Whether each language has files of a kind. */
export const isPerLanguage = (kind: string): kind is keyof typeof perLanguage =>
  Object.hasOwn(perLanguage, kind)

/** The kind of a file by its path inside the content folder. undefined for an unknown path. */
export function kindOf(path: string): FileKind | undefined {
  if (path === tilesFile) return { kind: 'tiles', name: 'tiles' }
  const stem = path.replace(/\.yaml$/, '')
  const ofSite = match(shared, stem)
  if (ofSite) return ofSite

  const [language = '', ...rest] = stem.split('/')
  const ofLanguage = match(perLanguage, rest.join('/'))
  return ofLanguage && { ...ofLanguage, language }
}

function match<const K extends Kind>(patterns: Readonly<Record<K, RegExp>>, stem: string) {
  for (const kind in patterns) {
    const name = patterns[kind].exec(stem)?.[1]
    if (name !== undefined) return { kind, name }
  }
  return undefined
}

/**
 * What stands where a file of the content could, and is none: a link, a folder with the name of a file, a
 * device or a pipe. It is told, and never followed.
 */
export type OddEntry = (typeof entries)[number]

const entries = ['link', 'folder', 'device'] as const

export function oddEntryOf(
  entry: Pick<Dirent, 'isFile' | 'isDirectory' | 'isSymbolicLink'>,
  name: string,
): OddEntry | undefined {
  if (entry.isFile()) return undefined
  if (entry.isDirectory()) return isContent(name) ? 'folder' : undefined
  return entry.isSymbolicLink() ? 'link' : 'device'
}

/** What is read in its place. No file of text begins like that. */
export const textOfOdd = (entry: OddEntry): string => `\0${entry}`

export const oddEntryIn = (text: string): OddEntry | undefined =>
  entries.find((entry) => textOfOdd(entry) === text)

/** Whether a path is one of the content, or nearly, such as `about.yml` and `about.yaml.txt`. */
export const isContent = (path: string) => path === tilesFile || /\.ya?ml(?:\.\w+)?$/i.test(path)
