import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where the renderer's own files lie inside the project, with forward slashes. */
export const sources = {
  client: 'renderer/app/entry-client.tsx',
  dev: 'renderer/app/entry-dev.tsx',
  server: 'renderer/app/entry-server.tsx',
  boot: 'renderer/app/boot.ts',
  sprite: 'renderer/app/tiles/tiles.svg',
  sections: 'renderer/app/sections',
  /** The style sheet of pages with one task. */
  bareStyle: 'renderer/app/layout/bare/bare-bar.css',
} as const

/** Folders whose style sheets every page needs, in the order in which they apply. */
const common = ['renderer/app/styles', 'renderer/app/ui', 'renderer/app/layout']

/** The style sheets that every page needs. The base comes first: it declares the order of the layers. */
export const commonStyles = (root: string): readonly string[] =>
  common.flatMap((folder) => stylesIn(root, folder)).toSorted((a, b) => rank(a) - rank(b))

/** The style sheets that only some pages need: those of section types, and of the layout. */
export const pageStyles = (root: string): readonly string[] => [
  sources.bareStyle,
  ...stylesIn(root, sources.sections),
]

export const styleOf = (type: string) => `${sources.sections}/${type}.css`

const rank = (path: string) => (path.endsWith('/base.css') ? 0 : 1)

const stylesIn = (root: string, folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.css'))
    .toSorted()
    .map((name) => `${folder}/${name}`)
