import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative, resolve } from 'node:path'
import type { Section } from '#site/types.ts'
import type { Project } from '../page-input.ts'

/** Paths of the renderer's sources inside the engine, with forward slashes. */
export const sources = {
  client: 'renderer/client/entry/entry-client.tsx',
  dev: 'renderer/client/entry/entry-dev.tsx',
  server: 'renderer/client/entry/entry-server.tsx',
  boot: 'renderer/client/entry/boot.ts',
  icons: 'renderer/client/ui/icons.svg',
  /** Stands for the style sheet with the colours and fonts of the site. */
  brand: 'renderer/client/styles/brand.css',
  sections: 'renderer/client/sections',
  kit: 'renderer/client/kit.ts',
  /** The style sheet of what surrounds a section. */
  frame: 'renderer/client/site/frame.css',
  /** The folder with the style sheets of what the kit has. */
  kitStyles: 'renderer/client/plans',
  hydrate: 'renderer/client/entry/hydrate.tsx',
  preload: 'renderer/client/navigation/styles.ts',
  /** The style sheet of pages with one task. */
  bareStyle: 'renderer/client/chrome/bare/bare-bar.css',
} as const

/** What says which packages the engine has. An installed one has no lock file of its own. */
export const packageFiles = ['package.json', 'package-lock.json'] as const

/** The folders in which packages of the engine are looked for, nearest first. An installed one stands among them. */
export const packageFolders = (engine: string): readonly string[] =>
  createRequire(join(engine, 'package.json')).resolve.paths('react') ?? []

/** The generated modules of a site. */
export const generated = '.generated'

/** The generated module that imports the component of each section type, inside a site. */
export const sectionList = `${generated}/sections.ts`

const layout = 'renderer/client/chrome'

/** Groups of folders with style sheets for every page, in cascade order. */
const common = [
  ['renderer/client/styles'],
  ['renderer/client/ui'],
  [layout, `${layout}/drawer`, `${layout}/footer`, `${layout}/header`, `${layout}/language`],
]

/** The style sheets that every document holds. `base.css` comes first: it declares the order of the cascade layers. */
export const commonStyles = (place: SectionPlace): readonly string[] =>
  common.flatMap((folders) => stylesIn(place.engine, folders)).toSorted((a, b) => rank(a) - rank(b))

/**
 * The style sheets that no document holds: for paper, for what only the menus and React show, and against style sheets
 * that a script adds.
 */
export const lateStyles = ({ engine }: SectionPlace): readonly string[] =>
  common.flatMap((folders) => stylesIn(engine, folders, isLate))

/** Every style sheet of the site, in cascade order. */
export const styleSheets = (place: SectionPlace, types: SectionTypes): readonly string[] => [
  ...commonStyles(place),
  sources.bareStyle,
  ...sheetsOf(place, types).map(([, path]) => path),
  ...lateStyles(place),
]

/** Where section types are, those of Diptych and those of the site. */
export type SectionPlace = Pick<Project, 'engine' | 'sections'>

/** The name of the style sheet of what surrounds a section. */
const frameName = 'section.frame'

/**
 * The style sheets of section types: those of a type, such as `points`, and those of its looks,
 * such as `points.cells`; then that of what surrounds them. Paths are relative to the engine.
 */
export const sheetsOf = (
  place: SectionPlace,
  types: SectionTypes,
): readonly (readonly [name: string, path: string])[] => [
  ...sheetsOfTypes(place, types),
  ...(types.includes(frameName) || !types.some(isLook)
    ? [[frameName, sources.frame] as const]
    : []),
]

const sheetsOfTypes = (
  place: SectionPlace,
  types: SectionTypes,
): readonly (readonly [name: string, path: string])[] =>
  withoutLooks(types).flatMap((type) => {
    const path = sectionFile(place, type, 'css')
    const beside = looksBeside(resolve(place.engine, path))
    const used = beside.filter((look) => types.includes(`${type}.${look}`))
    // Where no look is named, as in development, each may be chosen at any time.
    const looks = types.some((each) => each.startsWith(`${type}.`)) ? used : beside
    const own = existsSync(resolve(place.engine, path)) ? [[type, path] as const] : []
    return [
      ...own,
      ...looks.map((look) => [`${type}.${look}`, path.replace(/css$/, `${look}.css`)] as const),
    ]
  })

/** The names of the style sheets that a section needs, of which some may be missing. */
export const sheetNames = (section: Section): readonly string[] => [
  section.type,
  ...('look' in section ? [`${section.type}.${section.look}`] : []),
  ...(section.frame ? [frameName] : []),
]

/** The looks with a style sheet beside that of their type. */
function looksBeside(sheet: string): readonly string[] {
  const start = basename(sheet, 'css')
  return readdirSync(dirname(sheet))
    .filter((name) => name.startsWith(start) && isInDocuments(name))
    .map((name) => name.slice(start.length, -'.css'.length))
    .filter((look) => look !== '')
    .toSorted()
}

/** The components of the section types of the site, by type. Paths are relative to the site. */
export const ownComponents = (
  { engine, site, sections }: Pick<Project, 'engine' | 'site' | 'sections'>,
  types: SectionTypes,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    withoutLooks(types).flatMap((type) => {
      const path = resolve(engine, componentOf({ engine, sections }, type))
      return path.startsWith(join(sections, '/')) ? [[type, relative(site, path)]] : []
    }),
  )

/** The component of a section type. Its path is relative to the engine. */
export const componentOf = (place: SectionPlace, type: string) => sectionFile(place, type, 'tsx')

function sectionFile({ engine, sections }: SectionPlace, type: string, ending: string): string {
  const ofEngine = `${sources.sections}/${type}`
  if (existsSync(join(engine, `${ofEngine}.tsx`))) return `${ofEngine}.${ending}`
  return relative(engine, join(sections, type, `section.${ending}`)).replaceAll('\\', '/')
}

/**
 * Section types: those that a site uses, with the looks that it uses, such as `hero.title`, and `section.frame` where
 * something surrounds one; or all, without looks.
 */
export type SectionTypes = readonly string[]

/** The types alone, sorted. */
export const withoutLooks = (types: SectionTypes): readonly string[] =>
  types.filter((type) => !isLook(type)).toSorted()

const isLook = (type: string) => type.includes('.')

/** All section types, each of which has a component. */
export function componentTypes({ engine, sections }: SectionPlace): readonly string[] {
  const ofEngine = readdirSync(join(engine, sources.sections))
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => basename(name, '.tsx'))
  const own = existsSync(sections) ? readdirSync(sections) : []
  return [
    ...ofEngine,
    ...own.filter((type) => existsSync(join(sections, type, 'section.tsx'))),
  ].toSorted()
}

/** Whether a component has a flow of its own, such as a form or a quiz, or files of its own. Few pages need it. */
export const isLarge = (engine: string, component: string) =>
  /from '\.\.\/(builder|document|forms|quiz)\/|import\.meta\.glob/.test(
    readFileSync(resolve(engine, component), 'utf8'),
  )

/** Whether a component shows a drawing. Few pages have one. */
export const hasDrawing = (engine: string, component: string) =>
  /from '\.\.\/_shared\/drawings\//.test(readFileSync(resolve(engine, component), 'utf8'))
const rank = (path: string) => (path.endsWith('/base.css') ? 0 : 1)

const isLate = (name: string) => name.endsWith('.late.css')
const isInDocuments = (name: string) => name.endsWith('.css') && !isLate(name)

/** The style sheets of folders, sorted by file name. */
const stylesIn = (engine: string, folders: readonly string[], isMeant = isInDocuments) =>
  folders
    .flatMap((folder) => readdirSync(join(engine, folder)).map((name) => ({ folder, name })))
    .filter(({ name }) => isMeant(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ folder, name }) => `${folder}/${name}`)
