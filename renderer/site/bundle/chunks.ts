import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Project } from '../page-input.ts'
import {
  componentOf,
  hasDrawing,
  isLarge,
  type SectionTypes,
  sectionList,
  sources,
  withoutLooks,
} from './sources.ts'

/** The module that holds the sections of most pages. */
const sectionModule = 'virtual:sections'

/**
 * Modules that share a chunk, so that a page needs few requests: the libraries; what every page runs; the sections of
 * most pages, which a page with one task does without; those with drawings; what forms and quizzes share. What stands in
 * a folder `later` is in none of them, and a flow of its own is a chunk of its own.
 */
export function chunksOf(project: Project, types: SectionTypes) {
  const { engine, sections } = project
  const app = join(engine, 'renderer/client/')
  const shared = join(sections, '_shared/')
  const isCode = (id: string) => /(?<![\\/]later[\\/].*)\.tsx?$/.test(id)
  const isIn = (folder: string, stages: RegExp) => (id: string) =>
    id.startsWith(folder) && stages.test(id.slice(folder.length)) && isCode(id)
  const isFlow = isIn(app, /^(builder|document|forms|quiz|scheduling[\\/]provider)[\\/]/)
  const isOfSections = isIn(app, /^(plans|sections)[\\/]/)
  const isDrawing = isIn(shared, /^drawings[\\/]/)
  const drawn = withoutLooks(types)
    .map((type) => componentOf(project, type))
    .filter((path) => hasDrawing(engine, path))
    .map((path) => resolve(engine, path))

  // A chunk takes with it what its modules import, unless that is in a chunk named before it.
  return [
    {
      name: 'libraries',
      test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
    },
    {
      name: 'app',
      test: (id: string) =>
        isIn(app, /./)(id) && !isFlow(id) && !isOfSections(id) && id !== join(engine, sources.kit),
    },
    {
      name: 'sections',
      test: (id: string) => id === sectionModule || isIn(app, /^plans[\\/]/)(id),
    },
    { name: 'drawings', test: (id: string) => isDrawing(id) || drawn.includes(id) },
    { name: 'flows', test: isFlow, minShareCount: 2 },
  ]
}

/**
 * Imports the sections of most pages at once: an import of its own for each would fetch nothing and add 1.5 kB,
 * compressed.
 */
export function importSections(project: Project, types: SectionTypes): Plugin {
  const { engine, site } = project
  const sectionsIn = (list: string) =>
    Array.from(list.matchAll(loader), ([, type = '', name = '']) => ({
      ...{ type, name, path: resolve(engine, componentOf(project, type)) },
    })).filter(
      ({ type, path }) =>
        types.includes(type) && !isLarge(engine, path) && !hasDrawing(engine, path),
    )

  return {
    name: 'import-sections',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:sections$/ }, handler: (id) => id },
    load: {
      filter: { id: /^virtual:sections$/ },
      handler: () => {
        const found = sectionsIn(readFileSync(join(site, sectionList), 'utf8'))
        return [
          ...found.map(({ name, path }) => `import { ${name} } from ${JSON.stringify(path)}`),
          `export const sections = { ${found.map(({ type, name }) => `'${type}': ${name}`).join()} }`,
        ].join('\n')
      },
    },
    transform: {
      filter: { id: listModule },
      handler: (code) => {
        const names = sectionsIn(code).map(({ type }) => type)
        const load = `import('${sectionModule}').then(({ sections }) => sections[type])`
        return {
          code: code
            .replaceAll(loader, (whole, type: string) =>
              types.includes(type) && !names.includes(type) ? whole : '',
            )
            .replace(
              'sectionLoaders = {',
              `$&...Object.fromEntries('${names.join(' ')}'.split(' ').map((type) => [type, () => ${load}])),`,
            ),
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
    filter: { id: listModule },
    handler: (code) => ({
      code: code.replaceAll(loader, (whole, type: string) => (types.includes(type) ? whole : '')),
      map: null,
    }),
  },
})

/** The generated module that lists the sections. */
const listModule = /\.generated[\\/]sections\.ts$/

/** How it loads one. */
const loader = /'([\w-]+)': \(\) => import\('[^']+\.tsx'\)\.then\(\(module\) => module\.(\w+)\),/g

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
