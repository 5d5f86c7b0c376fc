import type { Kind } from '../read/file-kind.ts'

interface NeededFile {
  /** Also the name of the document. */
  readonly kind: Kind
  readonly name: string
  /** The path in the folder of a language, or in the content folder if all languages share it. */
  readonly file: string
  readonly isShared: boolean
}

const catalog = 'catalog.yaml'

/** The files that a section draws from besides its own keys, by `x-needs` in its schema. */
export const neededFiles = {
  catalog: [
    { kind: 'catalog', name: 'catalog', file: catalog, isShared: true },
    { kind: 'catalog-texts', name: 'catalog', file: catalog, isShared: false },
  ],
  routes: [],
  'tool-builder': [
    { kind: 'tool-builder', name: 'tool-builder', file: 'tool-builder.yaml', isShared: false },
  ],
} as const satisfies Readonly<Record<string, readonly NeededFile[]>>

export type Need = keyof typeof neededFiles

export const isNeed = (text: string): text is Need => text in neededFiles
