import { basename, join } from 'node:path'
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
