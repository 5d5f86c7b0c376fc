import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Project } from '../page-input.ts'
import { type SectionTypes, styleSheets } from './sources.ts'
import { viteDefaults } from './vite-build.ts'

/** A style sheet that cannot be read. It is told as one line, without a stack. */
class StyleError extends Error {
  override readonly name = 'OperatorError'
  readonly hint = 'Fix it there, and build again.'
}

/** Refuses a style sheet that cannot be read. The bundler would not say in which file and line. */
export async function readStyles(project: Project, types: SectionTypes): Promise<void> {
  const { preprocessCSS, resolveConfig } = await import('vite')
  const config = await resolveConfig(
    { ...viteDefaults(project), css: { transformer: 'lightningcss' } },
    'build',
  )
  for (const path of styleSheets(project, types)) {
    const file = resolve(project.engine, path)
    await preprocessCSS(readFileSync(file, 'utf8'), file, config).catch((error: unknown) => {
      if (!isPlaced(error)) throw error
      const { line, column } = error.loc
      const message = error.message.replace(/^\[[\w-]+\] /, '').split('\n', 1)[0]
      throw new StyleError(`${path}:${line}:${column + 1}: ${message}.`)
    })
  }
}

const isPlaced = (
  error: unknown,
): error is Error & { readonly loc: { readonly line: number; readonly column: number } } =>
  error instanceof Error &&
  'loc' in error &&
  typeof error.loc === 'object' &&
  error.loc !== null &&
  'line' in error.loc
