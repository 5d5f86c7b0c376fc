import type { Chrome, Page, QuizPlayer } from '#site/types.ts'
import { joinAddress } from '../model/links.ts'
import type { Site } from '../model/site.ts'
import type { SourceDocument } from '../read/documents.ts'
import { bareFolders, emitChrome } from './chrome.ts'
import { emitPage } from './page/page.ts'
import { faceIn, pageIn, pagesIn } from './page/provided-page.ts'
import { emitPlayers } from './site-data/quizzes.ts'

/** The pages of one document. */
export interface DrawnDocument {
  /** The file of the document, as diagnostics name it. */
  readonly file: string
  /** The files of the language, or of all languages, that its pages were emitted from. */
  readonly files: ReadonlySet<string>
  /** undefined if the pages cannot be emitted. */
  readonly inputs: readonly { readonly page: Page; readonly chrome: Chrome }[] | undefined
}

/**
 * Draws the pages of one document at a time, also of content with errors. A page that lists other
 * pages does not count as emitted from their files.
 */
export function createDrawing(site: Site): (document: SourceDocument) => DrawnDocument {
  const found = new Set<SourceDocument>()
  const tracked: Site = {
    ...site,
    find: (...wanted) => {
      const document = site.find(...wanted)
      if (document && document.kind !== 'page') found.add(document)
      return document
    },
  }
  const takeFiles = (code: string) => {
    const own = [...found].filter(({ language = code }) => language === code)
    found.clear()
    return own.map(({ file }) => file)
  }
  const chromes = new Map(
    site.languages.map((language) => {
      const chrome = attempt(() => emitChrome(tracked, language))
      return [language.code, { language, chrome, files: takeFiles(language.code) }]
    }),
  )

  return ({ name, file, language: code = '' }) => {
    const around = chromes.get(code)
    // A document of other content, such as a broken one, may not be in this site.
    const own = pageIn(site, name, code)
    const pages =
      around && own && attempt(() => Array.from(emitPage(tracked, own, around.language).values()))
    const chrome = around?.chrome
    return {
      file,
      files: new Set([file, ...(around?.files ?? []), ...takeFiles(code)]),
      inputs: chrome && pages?.map((page) => ({ page, chrome })),
    }
  }
}

/** What a function returns. Emission throws where content does not match its schema. */
function attempt<Value>(emit: () => Value): Value | undefined {
  try {
    return emit()
  } catch {
    return undefined
  }
}

/** What the quizzes of each language are played with; none if a file of one does not match its schema. */
export const drawPlayers = (site: Site): readonly QuizPlayer[] =>
  attempt(() => emitPlayers(site)) ?? []

/** The address of a page, and the document that it is drawn from. */
export interface PublishedAddress {
  readonly path: string
  readonly status: 200 | 404
  readonly language: string
  readonly document: SourceDocument
}

/**
 * The addresses of all pages, without drawing one: a document has its path and its aliases, and the
 * not-found page is in every folder without header and footer too.
 */
export const publishedAddresses = (site: Site): readonly PublishedAddress[] =>
  site.languages.flatMap((language) =>
    pagesIn(site, language.code).flatMap((document) => {
      const isMissing = faceIn(site, document).status === 404
      const inside = [
        site.pathOf(document.name, language.code) ?? `/${document.name}`,
        ...site.outlineOf(document).writtenAliases,
      ]
      const paths = [
        ...inside.map((path) => joinAddress(language.prefix, path)),
        ...(isMissing ? bareFolders(site, language.code).map((folder) => `${folder}/404`) : []),
      ]
      return paths.map((path) => ({
        path,
        status: isMissing ? 404 : 200,
        language: language.code,
        document,
      }))
    }),
  )
