import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Paths of the renderer's sources inside the project, with forward slashes. */
export const sources = {
  client: 'renderer/app/entry/entry-client.tsx',
  dev: 'renderer/app/entry/entry-dev.tsx',
  server: 'renderer/app/entry/entry-server.tsx',
  boot: 'renderer/app/entry/boot.ts',
  gallery: 'renderer/app/entry/gallery-frames.ts',
  galleryStyle: 'renderer/build/docs/gallery.css',
  sprite: 'renderer/app/tiles/tiles.svg',
  sections: 'renderer/app/sections',
  /** The style sheet of pages with one task. */
  bareStyle: 'renderer/app/layout/bare/bare-bar.css',
} as const

const layout = 'renderer/app/layout'

/** Groups of folders with style sheets for every page, in cascade order. */
const common = [
  ['renderer/app/styles'],
  ['renderer/app/ui'],
  [layout, `${layout}/footer`, `${layout}/header`, `${layout}/language`],
]

/** The style sheets of every page. `base.css` comes first: it declares the order of the cascade layers. */
export const commonStyles = (root: string): readonly string[] =>
  common.flatMap((folders) => stylesIn(root, folders)).toSorted((a, b) => rank(a) - rank(b))

/** The style sheets of some pages: those of section types, and of pages with one task. */
export const pageStyles = (root: string): readonly string[] => [
  sources.bareStyle,
  ...stylesIn(root, [sources.sections]),
]

/** The section types that have a style sheet. */
export const sectionTypes = (root: string): readonly string[] =>
  stylesIn(root, [sources.sections]).map((path) => basename(path, '.css'))

export const styleOf = (type: string) => `${sources.sections}/${type}.css`

const rank = (path: string) => (path.endsWith('/base.css') ? 0 : 1)

/** The style sheets of folders, sorted by file name. */
const stylesIn = (root: string, folders: readonly string[]) =>
  folders
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => ({ folder, name })))
    .filter(({ name }) => name.endsWith('.css'))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ folder, name }) => `${folder}/${name}`)
