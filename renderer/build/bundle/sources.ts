import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where the renderer's own files lie inside the project, with forward slashes. */
export const sources = {
  client: 'renderer/app/entry/entry-client.tsx',
  dev: 'renderer/app/entry/entry-dev.tsx',
  server: 'renderer/app/entry/entry-server.tsx',
  boot: 'renderer/app/entry/boot.ts',
  sprite: 'renderer/app/tiles/tiles.svg',
  sections: 'renderer/app/sections',
  /** The style sheet of pages with one task. */
  bareStyle: 'renderer/app/layout/bare/bare-bar.css',
} as const

const layout = 'renderer/app/layout'

/** Groups of folders whose style sheets every page needs, in the order in which they apply. */
const common = [
  ['renderer/app/styles'],
  ['renderer/app/ui'],
  [layout, `${layout}/footer`, `${layout}/header`, `${layout}/language`],
]

/** The style sheets that every page needs. The base comes first: it declares the order of the layers. */
export const commonStyles = (root: string): readonly string[] =>
  common.flatMap((folders) => stylesIn(root, folders)).toSorted((a, b) => rank(a) - rank(b))

/** The style sheets that only some pages need: those of section types, and of the layout. */
export const pageStyles = (root: string): readonly string[] => [
  sources.bareStyle,
  ...stylesIn(root, [sources.sections]),
]

export const styleOf = (type: string) => `${sources.sections}/${type}.css`

const rank = (path: string) => (path.endsWith('/base.css') ? 0 : 1)

/** By their names, whatever the folder. */
const stylesIn = (root: string, folders: readonly string[]) =>
  folders
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => ({ folder, name })))
    .filter(({ name }) => name.endsWith('.css'))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ folder, name }) => `${folder}/${name}`)
