import type { BrandData, Chrome, Page, QuizPlayer, ServedHeaders, SiteData } from '#site/types.ts'
import type { OutputFolder } from './output-folder.ts'

/** Where a site is built from. */
export interface Project {
  /** The folder of Diptych itself, which holds `renderer/`. */
  readonly engine: string
  /** The folder of the site: its content, and what is generated and kept for it. */
  readonly site: string
  /** The folder with the section types that it brings; there need not be one. */
  readonly sections: string
  /** Its colours and fonts. The files of fonts are absolute paths. */
  readonly brand: BrandData
}

/** A page with the header, footer and interface texts of its language. */
export interface PageInput {
  readonly page: Page
  readonly chrome: Chrome
}

/** The pages of a document of content, which are emitted only if their files have to be made. */
export interface PagesOfDocument {
  readonly chrome: Chrome
  readonly files: {
    /** What was told of the files when they were made, if nothing that the pages follow from has changed since. */
    told(): MadeDocument | undefined
    /** The pages, by name. */
    begin(): { readonly value: ReadonlyMap<string, Page>; tell(what: MadeDocument): void }
  }
}

/** The files of the pages of a document. */
export interface MadeDocument {
  /** A hash of all that they follow from beside the content. */
  readonly from: string
  readonly pages: readonly PageFiles[]
}

/** The files of a page. */
export interface PageFiles {
  readonly document: string
  readonly listed: ListedPage['page']
  /** The source expression for its style sheet. */
  readonly style: string
  readonly files: readonly (readonly [path: string, hash: string])[]
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

export interface BuildInput {
  readonly project: Project
  /** The folder for what one build can use of another. */
  readonly cache: string
  readonly pages: Iterable<PagesOfDocument>
  /** The texts of the content as YAML, for the letters that fonts need. Without them fonts keep all. */
  readonly texts: Iterable<string> | undefined
  readonly site: SiteData
  /** What the quizzes of each language are played with. */
  readonly players: readonly QuizPlayer[]
  /** The year in the copyright line. */
  readonly year: number
  /**
   * Whether every page is compressed as well as can be, which takes a third longer, and searched for code that the
   * security policy forbids.
   */
  readonly isRelease: boolean
  /** Where the files are written. */
  readonly output: OutputFolder
  /** Called when a stage starts. */
  readonly onStage: (stage: 'bundle' | 'pages') => void
}
