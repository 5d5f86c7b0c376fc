import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join, relative } from 'node:path'
import type { Section } from '#site/types.ts'
import type { Project } from '../page-input.ts'

/** Paths of the renderer's sources inside the engine, with forward slashes. */
export const sources = {
  client: 'renderer/client/entry/entry-client.tsx',
  dev: 'renderer/client/entry/entry-dev.tsx',
  server: 'renderer/client/entry/entry-server.tsx',
  boot: 'renderer/client/entry/boot.ts',
  icons: 'renderer/client/ui/icons.svg',
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

/** Stand for the style sheets with the colours and fonts of the site, and with the classes of its tints and walls. */
export const brandSheets = [
  'renderer/client/styles/brand.css',
  'renderer/client/styles/brand.classes.css',
] as const

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

/** The style sheets of which a document holds the rules whose class it has. */
export const classStyles = ({ engine }: SectionPlace): readonly string[] =>
  common.flatMap((folders) => stylesIn(engine, folders, isOfClasses))

/**
 * The style sheets that no document holds: for paper, for what only the menus and React show, and against style sheets
 * that a script adds.
 */
export const lateStyles = ({ engine }: SectionPlace): readonly string[] =>
  common.flatMap((folders) => stylesIn(engine, folders, isLate))

/** Every style sheet of the site, in cascade order. */
export const styleSheets = (place: SectionPlace): readonly string[] => [
  ...commonStyles(place),
  ...classStyles(place),
  sources.bareStyle,
  ...sheetsOf(place).map(([, path]) => path),
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
export const sheetsOf = ({
  engine,
  sections,
}: SectionPlace): readonly (readonly [name: string, path: string])[] => [
  ...stylesIn(engine, [sources.sections]).map((path) => [basename(path, '.css'), path] as const),
  ...ownTypes(sections).flatMap((type) =>
    stylesIn(engine, [ownFolder({ engine, sections }, type)])
      .map((path) => [basename(path, '.css'), path] as const)
      .filter(([name]) => name.startsWith('section'))
      .map(([name, path]) => [name.replace('section', type), path] as const),
  ),
  [frameName, sources.frame],
]

/** The names of the style sheets that a section needs, of which some may be missing. */
export const sheetNames = (section: Section): readonly string[] => [
  section.type,
  ...('look' in section ? [`${section.type}.${section.look}`] : []),
  ...(section.frame ? [frameName] : []),
]

/** The component of a section type. Its path is relative to the engine. */
export const componentOf = (place: SectionPlace, type: string): string =>
  existsSync(join(place.engine, sources.sections, `${type}.tsx`))
    ? `${sources.sections}/${type}.tsx`
    : `${ownFolder(place, type)}/section.tsx`

/** The folder of a section type of the site, relative to the engine. */
const ownFolder = ({ engine, sections }: SectionPlace, type: string) =>
  relative(engine, join(sections, type)).replaceAll('\\', '/')

/** All section types, each of which has a component. */
export const componentTypes = ({ engine, sections }: SectionPlace): readonly string[] =>
  [
    ...readdirSync(join(engine, sources.sections))
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => basename(name, '.tsx')),
    ...ownTypes(sections),
  ].toSorted()

const ownTypes = (sections: string) =>
  existsSync(sections)
    ? readdirSync(sections).filter((type) => existsSync(join(sections, type, 'section.tsx')))
    : []

const rank = (path: string) => (path.endsWith('/base.css') ? 0 : 1)

const isLate = (name: string) => name.endsWith('.late.css')
const isOfClasses = (name: string) => name.endsWith('.classes.css')
const isInDocuments = (name: string) => name.endsWith('.css') && !isLate(name) && !isOfClasses(name)

/** The style sheets of folders, sorted by file name. */
const stylesIn = (engine: string, folders: readonly string[], isMeant = isInDocuments) =>
  folders
    .flatMap((folder) => readdirSync(join(engine, folder)).map((name) => ({ folder, name })))
    .filter(({ name }) => isMeant(name))
    // A type comes before its looks.
    .toSorted((a, b) => (stem(a) < stem(b) ? -1 : 1))
    .map(({ folder, name }) => `${folder}/${name}`)

const stem = ({ name }: { readonly name: string }) => basename(name, '.css')
