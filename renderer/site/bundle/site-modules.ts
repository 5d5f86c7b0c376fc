import { join, relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Plugin } from 'vite'
import type { Project } from '../page-input.ts'
import { generated, sources } from './sources.ts'

/** One React, that of the engine, wherever a section type of the site is. */
const sharedPackages = ['react', 'react-dom', 'react-router-dom']

/** What Diptych offers the section types of a site. */
const kit = 'diptych/kit'

/** How modules of the site are found. The style sheets of the kit are asked for before any plug-in. */
export const siteResolve = (engine: string) => ({
  dedupe: sharedPackages,
  alias: [
    { find: /^diptych\/kit\/(?=[\w-]+\.css$)/, replacement: `${join(engine, sources.kitStyles)}/` },
  ],
})

/** What is wrong with a component or a style sheet. It is told as one line, without a stack. */
export class SourceError extends Error {
  override readonly name = 'OperatorError'
  readonly hint: string
  constructor(message: string, hint = 'Fix it there, and build again.') {
    super(message)
    this.hint = hint
  }
}

/**
 * Finds the generated modules of the site, and what its section types may import: they are in no package that says
 * where the engine is.
 */
export const siteModules = ({ engine, site, sections }: Omit<Project, 'brand'>): Plugin => ({
  name: 'diptych:site-modules',
  enforce: 'pre',
  resolveId(id, importer) {
    const own = join(sections, '/')
    if (importer?.startsWith(own) && !isAllowed(id, importer, own)) {
      throw new SourceError(
        `${relative(site, importer)} imports "${id}".`,
        `It may import ${kit}, ${sharedPackages.join(', ')}, and what stands in the folder of the section types.`,
      )
    }
    // A section takes with it only what it names of the kit.
    if (id === kit) return { id: join(engine, sources.kit), moduleSideEffects: false }
    if (id.startsWith('#site/')) return join(site, generated, id.slice('#site/'.length))
    return id.startsWith('#renderer/') ? join(engine, id.slice('#'.length)) : null
  },
})

/** Whether a section type of the site may import a module. `own`: the folder of the section types. */
function isAllowed(id: string, importer: string, own: string): boolean {
  if (id.startsWith('.')) return resolve(importer, '..', id).startsWith(own)
  // Vite asks for some modules by their place, and names its own with a zero.
  if (/^[/\0]/.test(id) || id === kit) return true
  return sharedPackages.includes(id.split('/')[0] ?? '')
}

/** What the bundler says of a source, which it throws with others at once: in one line, with its place. Undefined without one. */
export function sourceErrorIn(
  error: unknown,
  { site }: Pick<Project, 'site'>,
): SourceError | undefined {
  const thrown: unknown = error instanceof Error && 'errors' in error ? error.errors : undefined
  const [found] = Array.isArray(thrown)
    ? thrown.filter((each) => each instanceof SourceError || isPlaced(each))
    : []
  if (!isPlaced(found)) return found instanceof SourceError ? found : undefined
  const message = stripVTControlCharacters(found.message)
    .split('\n', 1)[0]
    ?.replace(/^\[[^\]]*\] /, '')
    .replace(/"[^"]*\/kit\.ts"/, `"${kit}"`)
    .replace(/\.$/, '')
  return new SourceError(`${relative(site, found.loc.file)}:${found.loc.line}: ${message}.`)
}

const isPlaced = (
  error: unknown,
): error is Error & { readonly loc: { readonly file: string; readonly line: number } } =>
  error instanceof Error &&
  'loc' in error &&
  typeof error.loc === 'object' &&
  error.loc !== null &&
  'file' in error.loc &&
  typeof error.loc.file === 'string'
