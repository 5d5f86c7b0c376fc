import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { componentOf, componentTypes, drawingOf, isLarge, sources } from './sources.ts'

/**
 * Modules that share a chunk, so that a page needs few requests: the libraries; what most pages run; each drawing
 * with the sections that show it; what the flows share, which are forms, quizzes and the tool builder. A flow of its own is a chunk of its own.
 */
export function chunksOf(root: string) {
  const app = join(root, 'renderer/app/')
  const isFlow = (id: string) => /^(builder|forms|quiz|scheduling)[\\/]/.test(id.slice(app.length))
  const components = componentTypes(root).map(componentOf)
  const large = components.filter((path) => isLarge(root, path))
  const apart = [sources.client, ...large].map((path) => join(root, path))
  const isOurs = (id: string) => id.startsWith(app) && /\.tsx?$/.test(id) && !apart.includes(id)

  const drawings = new Map(components.map((path) => [join(root, path), drawingOf(root, path)]))
  const drawingIn = (id: string) =>
    /^drawings[\\/]/.test(id.slice(app.length)) ? basename(id, '.tsx') : drawings.get(id)

  return [
    {
      name: 'libraries',
      test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
    },
    {
      name: 'app',
      test: (id: string) => isOurs(id) && !isFlow(id) && drawingIn(id) === undefined,
    },
    {
      name: (id: string) => drawingIn(id) ?? null,
      test: (id: string) => isOurs(id) && drawingIn(id) !== undefined,
    },
    { name: 'flows', test: (id: string) => isOurs(id) && isFlow(id), minShareCount: 2 },
  ]
}

/**
 * Imports the sections that stand in one chunk with their list at once: an import of its own for each would fetch
 * nothing and add 0.5 kB, compressed.
 */
export const importSections = (root: string): Plugin => ({
  name: 'import-sections',
  enforce: 'pre',
  transform: {
    filter: { id: /\.generated[\\/]sections\.ts$/ },
    handler: (code) => {
      const imports: string[] = []
      const body = code.replaceAll(
        /\(\) => import\('#(renderer\/app\/sections\/[\w-]+\.tsx)'\)\.then\(\(module\) => module\.(\w+)\)/g,
        (loader, path: string, name: string) => {
          if (isLarge(root, path) || drawingOf(root, path) !== undefined) return loader
          imports.push(`import { ${name} } from '#${path}'`)
          return `async () => ${name}`
        },
      )
      return { code: [...imports, body].join('\n'), map: null }
    },
  },
})

/** Loads modules on demand as the rest of the site loads styles. What Vite adds for it is 0.5 kB more, compressed. */
export const ownPreload = (root: string): Plugin => ({
  name: 'own-preload',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () =>
      `export { preload as __vitePreload } from ${JSON.stringify(join(root, sources.preload))}`,
  },
})
