import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Paths of the renderer's sources inside the project, with forward slashes. */
export const sources = {
  client: 'renderer/client/entry/entry-client.tsx',
  dev: 'renderer/client/entry/entry-dev.tsx',
  server: 'renderer/client/entry/entry-server.tsx',
  boot: 'renderer/client/entry/boot.ts',
  gallery: 'renderer/client/entry/gallery-frames.ts',
  galleryServer: 'renderer/client/entry/entry-gallery.tsx',
  galleryStyle: 'renderer/site/docs/gallery.css',
  sprite: 'renderer/client/tiles/tiles.svg',
  sections: 'renderer/client/sections',
  hydrate: 'renderer/client/entry/hydrate.tsx',
  preload: 'renderer/client/navigation/preload.ts',
  /** The style sheet of pages with one task. */
  bareStyle: 'renderer/client/chrome/bare/bare-bar.css',
} as const

/** The generated module that imports the component of each section type. */
export const sectionList = '.generated/sections.ts'

/** The style sheet that holds the colours and fonts of the site. */
export const brandStyles = 'renderer/client/styles/brand.css'

const layout = 'renderer/client/chrome'

/** Groups of folders with style sheets for every page, in cascade order. */
const common = [
  ['renderer/client/styles'],
  ['renderer/client/ui'],
  [layout, `${layout}/drawer`, `${layout}/footer`, `${layout}/header`, `${layout}/language`],
]

/** The style sheets that every document holds. `base.css` comes first: it declares the order of the cascade layers. */
export const commonStyles = (root: string): readonly string[] =>
  common.flatMap((folders) => stylesIn(root, folders)).toSorted((a, b) => rank(a) - rank(b))

/**
 * The style sheets that no document holds: for paper, for what is there only once React has come, and against
 * style sheets that a script adds.
 */
export const lateStyles = (root: string): readonly string[] =>
  [...common, [sources.sections]].flatMap((folders) => stylesIn(root, folders, isLate))

/** Every style sheet of the site, in cascade order. */
export const styleSheets = (root: string): readonly string[] => [
  ...commonStyles(root),
  sources.bareStyle,
  ...stylesIn(root, [sources.sections]),
  ...lateStyles(root),
]

/** The section types that have a style sheet. */
export const sectionTypes = (root: string): readonly string[] =>
  stylesIn(root, [sources.sections]).map((path) => basename(path, '.css'))

export const styleOf = (type: string) => `${sources.sections}/${type}.css`

export const componentOf = (type: string) => `${sources.sections}/${type}.tsx`

/** The section types, each of which has a component. */
export const componentTypes = (root: string): readonly string[] =>
  readdirSync(join(root, sources.sections))
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => basename(name, '.tsx'))

/** Whether a component has a flow of its own: a form, a quiz or the tool builder. Few pages have one. */
export const isLarge = (root: string, component: string) =>
  /from '\.\.\/(builder|forms|quiz)\//.test(readFileSync(join(root, component), 'utf8'))

/** The drawing that a component shows, if it shows one. Few pages have one. */
export const drawingOf = (root: string, component: string) =>
  /from '\.\.\/drawings\/(?:[\w-]+\/)*([\w-]+)\.tsx'/.exec(
    readFileSync(join(root, component), 'utf8'),
  )?.[1]

/** The chunk of a component that is neither large nor beside a drawing. Plans and screens are on some pages. */
export function sectionChunkOf(root: string, component: string): 'plans' | 'sections' | undefined {
  if (isLarge(root, component) || drawingOf(root, component) !== undefined) return undefined
  const text = readFileSync(join(root, component), 'utf8')
  return /from '\.\.\/(plans|screens)\//.test(text) ? 'plans' : 'sections'
}

const rank = (path: string) => (path.endsWith('/base.css') ? 0 : 1)

const isLate = (name: string) => name.endsWith('.late.css')
const isInDocuments = (name: string) => name.endsWith('.css') && !isLate(name)

/** The style sheets of folders, sorted by file name. */
const stylesIn = (root: string, folders: readonly string[], isMeant = isInDocuments) =>
  folders
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => ({ folder, name })))
    .filter(({ name }) => isMeant(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ folder, name }) => `${folder}/${name}`)
