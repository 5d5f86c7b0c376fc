import { join } from 'node:path'
import { componentOf, componentTypes, isDrawn, isLarge, sources } from './sources.ts'

/**
 * Modules that share a chunk, so that a page needs few requests: the libraries; what most pages run; large
 * drawings and the sections that show them; what the flows share, which are forms, quizzes and the tool builder. A flow of its own is a chunk of its own.
 */
export function chunksOf(root: string) {
  const app = join(root, 'renderer/app/')
  const isFlow = (id: string) => /^(builder|forms|quiz|scheduling)[\\/]/.test(id.slice(app.length))
  const large = componentTypes(root)
    .map(componentOf)
    .filter((path) => isLarge(root, path))
  const apart = [sources.client, ...large].map((path) => join(root, path))
  const isOurs = (id: string) => id.startsWith(app) && /\.tsx?$/.test(id) && !apart.includes(id)

  const drawn = componentTypes(root)
    .map(componentOf)
    .filter((path) => isDrawn(root, path))
    .map((path) => join(root, path))
  const isDrawing = (id: string) =>
    drawn.includes(id) || /^drawings[\\/]/.test(id.slice(app.length))

  return [
    {
      name: 'libraries',
      test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
    },
    { name: 'app', test: (id: string) => isOurs(id) && !isFlow(id) && !isDrawing(id) },
    { name: 'drawings', test: (id: string) => isOurs(id) && isDrawing(id) },
    { name: 'flows', test: (id: string) => isOurs(id) && isFlow(id), minShareCount: 2 },
  ]
}
