import type { Chrome, FormRules, Page, ServedHeaders, SiteData } from '#site/types.ts'
import type { OutputFolder } from './output-folder.ts'

/** A page with the header, footer and interface texts of its language. */
export interface PageInput {
  readonly page: Page
  readonly chrome: Chrome
}

/** The pages of a document of content, which are emitted only if they are not known from an earlier build. */
export interface PagesOfDocument {
  /** Names the document among all. */
  readonly source: string
  readonly chrome: Chrome
  readonly pages: {
    /** A hash of what the pages follow from, besides the code that emits them. undefined if that is not known. */
    hash(): string | undefined
    /** By name. */
    make(): ReadonlyMap<string, Page>
  }
}

/** What is kept of a page until all are made: what the files about the whole site tell of it. */
export interface ListedPage {
  readonly page: Pick<Page, 'path' | 'status' | 'canonical' | 'unlisted' | 'twins'>
  readonly chrome: Chrome
}

/** What a build tells beside the files that it wrote. */
export interface Built {
  /** The number of pages. */
  readonly pages: number
  /** What a server sends with the files. */
  readonly headers: ServedHeaders
}

/** Other work of the same thread. It can make the build needless. */
export interface Meanwhile {
  /** Settled when the other work is over. */
  readonly work: Promise<unknown>
  /** Aborted if the build is needless. */
  readonly signal: AbortSignal
}

export interface BuildInput {
  /** The root folder of the project, which holds `renderer/`. */
  readonly root: string
  /** The folder for what one build can use of another. */
  readonly cache: string
  readonly pages: Iterable<PagesOfDocument>
  /** A hash of the code that emits pages. */
  readonly engine: string
  /** How many pages the content describes. Some are published at several addresses. */
  readonly count: number
  /** The texts of the content as YAML, for the letters that fonts need. Without them fonts keep all. */
  readonly texts: Iterable<string> | undefined
  readonly site: SiteData
  /** The fields that each form must have. */
  readonly forms: FormRules
  /** The year in the copyright line. */
  readonly year: number
  /** Whether every page is compressed as well as can be, which takes long on large sites. */
  readonly isRelease: boolean
  /** Where the files are written. */
  readonly output: OutputFolder
  readonly meanwhile?: Meanwhile
  /** Called when a stage starts. */
  readonly onStage: (stage: 'bundle' | 'pages') => void
  /** Called after each page with how many are done. */
  readonly onPage: (done: number) => void
}
