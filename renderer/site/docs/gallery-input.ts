import type { PageInput } from '../page-input.ts'
import type { OwnFault } from '../pages/own-fault.ts'

/** What editors can put on a page, in the words of one language. */
export interface Gallery {
  /** The language of the words. */
  readonly language: string
  readonly words: GalleryWords
  /** The language of the examples. */
  readonly source: string
  readonly sections: readonly GallerySection[]
  readonly walls: readonly GalleryWall[]
  /** Any page of the site. Walls are drawn as on it. */
  readonly page: PageInput
}

interface GalleryWords {
  readonly title: string
  readonly intro: string
  readonly skip: string
  readonly contents: string
  readonly sections: string
  readonly tiles: string
  readonly walls: string
  readonly look: string
  readonly example: string
  readonly fields: string
  /** Where an example cannot be drawn with the content of the site. */
  readonly notDrawn: string
  /** Where the component of a section type of the site throws, with its file and what it threw. */
  readonly thrown: (fault: Pick<OwnFault, 'file' | 'error'>) => string
}

export interface GallerySection {
  readonly type: string
  readonly title: string
  readonly description: string
  readonly fields: readonly GalleryField[]
  readonly examples: readonly GalleryExample[]
}

export interface GalleryField {
  readonly path: string
  readonly title: string
  readonly description: string
  /** Kind, limits and whether it is required, in words. */
  readonly rules: readonly string[]
  readonly values: readonly string[]
}

export interface GalleryExample {
  readonly yaml: string
  /** The look that it shows, as it is written, and what it is in the words of the language. */
  readonly look: { readonly name: string; readonly words: string } | undefined
  /** A page with this section only; undefined if it cannot be drawn. */
  readonly page: PageInput | undefined
}

interface GalleryWall {
  readonly name: string
  /** Its cells, as the generator compiles them. */
  readonly wall: unknown
}

/** The gallery as a document, and what could not be drawn. */
export interface BuiltGallery {
  readonly html: string
  readonly faults: readonly ExampleFault[]
}

/** What the component of a section type of the site throws for an example. */
export interface ExampleFault extends OwnFault {
  readonly example: GalleryExample
}
