import { readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { Project } from '../page-input.ts'
import { needlessModules } from './parts.ts'
import {
  componentOf,
  drawingOf,
  isLarge,
  type SectionTypes,
  sectionChunkOf,
  sectionList,
  sources,
  withoutLooks,
} from './sources.ts'

/** The modules that hold the sections of a chunk, by its name. */
const sectionModules = { sections: 'virtual:sections', plans: 'virtual:plan-sections' } as const

/**
 * Modules that share a chunk, so that a page needs few requests: the libraries; what every page runs; the sections of
 * most pages, which a page with one task does without; those that show plans, and what those of a site share; each
 * drawing with the sections that show it; what forms and quizzes share; what the parts of the tool builder share that it
 * loads later. What stands in a folder `later` is in none of them. A flow of its own is a chunk of its own, with what the
 * tool builder runs at first.
 */
export function chunksOf(project: Project, types: SectionTypes) {
  const { engine, sections } = project
  const app = join(engine, 'renderer/client/')
  // It names modules of every chunk.
  const kit = join(engine, sources.kit)
  const isIn = (id: string, stages: RegExp) =>
    id.startsWith(app) && stages.test(id.slice(app.length))
  const needless = needlessModules(project).map((path) => join(engine, path))
  const isFlow = (id: string) =>
    isIn(id, /^(builder|document|forms|quiz|scheduling[\\/]provider)[\\/]/) &&
    !needless.includes(id)
  const components = withoutLooks(types).map((type) => componentOf(project, type))
  const large = components.filter((path) => isLarge(engine, path))
  const apart = large.map((path) => join(engine, path))
  const shared = join(sections, '_shared/')
  const isShared = (id: string, stages: RegExp) =>
    id.startsWith(shared) && stages.test(id.slice(shared.length))
  const isOurs = (id: string) =>
    (id.startsWith(app) || id.startsWith(shared)) &&
    /(?<![\\/]later[\\/].*)\.tsx?$/.test(id) &&
    !apart.includes(id)

  const drawings = new Map(
    components.map((path) => [resolve(engine, path), drawingOf(engine, path)]),
  )
  const isDrawing = (id: string) => isIn(id, /^drawings[\\/]/) || isShared(id, /^drawings[\\/]/)
  // The folder of the project may have that name too.
  const drawingIn = (id: string) =>
    isDrawing(id) ? /.*drawings[\\/]([\w-]+)[^\\/]*(?:[\\/]|$)/.exec(id)?.[1] : drawings.get(id)

  // A chunk takes with it what its modules import, unless that is in a chunk named before it.
  return [
    {
      name: 'libraries',
      test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
    },
    {
      name: 'app',
      test: (id: string) =>
        isOurs(id) &&
        !id.startsWith(shared) &&
        id !== kit &&
        !isFlow(id) &&
        !isIn(id, /^(drawings|plans|sections|trades)[\\/]/),
    },
    {
      name: 'plans',
      test: (id: string) =>
        id === sectionModules.plans ||
        id === kit ||
        (isOurs(id) && (isIn(id, /^plans[\\/]/) || isShared(id, /^(?!drawings[\\/])/))),
    },
    { name: 'sections', test: (id: string) => id === sectionModules.sections },
    {
      name: (id: string) => drawingIn(id) ?? null,
      test: (id: string) => (isOurs(id) || drawings.has(id)) && drawingIn(id) !== undefined,
    },
    {
      name: 'flows',
      test: (id: string) => isOurs(id) && isFlow(id) && !isIn(id, /^builder[\\/]/),
      minShareCount: 2,
    },
    {
      name: (id: string, modules: Rolldown.ChunkingContext) => {
        const runner = importersOf(id, modules).find((each) => apart.includes(each))
        return runner === undefined ? null : basename(runner, '.tsx')
      },
      test: (id: string) => apart.includes(id) || (isOurs(id) && isIn(id, /^builder[\\/]/)),
    },
    { name: 'builder', test: (id: string) => isOurs(id) && isFlow(id), minShareCount: 2 },
  ]
}

/** A module and all that import it, directly or not, and run it as soon as they run. */
function importersOf(id: string, modules: Rolldown.ChunkingContext): readonly string[] {
  const found = new Set([id])
  for (const each of found)
    for (const importer of modules.getModuleInfo(each)?.importers ?? []) found.add(importer)
  return [...found]
}

/**
 * Imports the sections of a chunk at once: an import of its own for each would fetch nothing and add 1.5 kB,
 * compressed.
 */
export function importSections(project: Project, types: SectionTypes): Plugin {
  const { engine, site } = project
  const chunks = Object.entries(sectionModules)
  const sectionsOf = (chunk: string, list: string) =>
    Array.from(list.matchAll(loader), ([, type = '', name = '']) => {
      const path = resolve(engine, componentOf(project, type))
      return { type, path, name }
    }).filter(({ type, path }) => types.includes(type) && sectionChunkOf(engine, path) === chunk)

  return {
    name: 'import-sections',
    enforce: 'pre',
    resolveId: { filter: { id: virtual }, handler: (id) => id },
    load: {
      filter: { id: virtual },
      handler: (id) => {
        const [chunk = ''] = chunks.find(([, module]) => module === id) ?? []
        const list = readFileSync(join(site, sectionList), 'utf8')
        const found = sectionsOf(chunk, list)
        return [
          ...found.map(({ name, path }) => `import { ${name} } from ${JSON.stringify(path)}`),
          `export const sections = { ${found.map(({ type, name }) => `'${type}': ${name}`).join()} }`,
        ].join('\n')
      },
    },
    transform: {
      filter: { id: sectionModule },
      handler: (code) => {
        const loaders = chunks.flatMap(([chunk, module]) => {
          const names = sectionsOf(chunk, code).map(({ type }) => type)
          if (names.length === 0) return []
          const load = `import('${module}').then(({ sections }) => sections[type])`
          return `...Object.fromEntries('${names.join(' ')}'.split(' ').map((type) => [type, () => ${load}])),`
        })
        return {
          code: code
            .replaceAll(loader, (whole, type: string) =>
              types.includes(type) && !sectionChunkOf(engine, componentOf(project, type))
                ? whole
                : '',
            )
            .replace('sectionLoaders = {', `$&\n${loaders.join('\n')}`),
          map: null,
        }
      },
    },
  }
}

/** Leaves out the sections of other types. */
export const dropSections = (types: SectionTypes): Plugin => ({
  name: 'drop-sections',
  enforce: 'pre',
  transform: {
    filter: { id: sectionModule },
    handler: (code) => ({
      code: code.replaceAll(loader, (whole, type: string) => (types.includes(type) ? whole : '')),
      map: null,
    }),
  },
})

/** The generated module that lists the sections. */
const sectionModule = /\.generated[\\/]sections\.ts$/

/** How it loads one. */
const loader = /'([\w-]+)': \(\) => import\('[^']+\.tsx'\)\.then\(\(module\) => module\.(\w+)\),/g

const virtual = new RegExp(`^(?:${Object.values(sectionModules).join('|')})$`)

/** Loads modules on demand as the rest of the site loads styles. What Vite adds for it is 0.5 kB more, compressed. */
export const ownPreload = (engine: string): Plugin => ({
  name: 'own-preload',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () =>
      `export { preload as __vitePreload } from ${JSON.stringify(join(engine, sources.preload))}`,
  },
})
