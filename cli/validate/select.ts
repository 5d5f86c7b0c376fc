import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Diagnostic } from '#generator/index.ts'
import { CliError } from '../cli-error.ts'
import { contentFolder } from '../content/project.ts'
import type { CliContext } from '../context.ts'

/** Whether a finding is selected by the options. */
export type Selection = (
  diagnostic: Pick<Diagnostic, 'code' | 'at' | 'related' | 'following'>,
) => boolean

interface Input {
  readonly paths: readonly string[]
  readonly only: readonly string[]
}

/** Selects by path and by code. A code may be a whole area, such as `facts`. */
export async function selectionOf(context: CliContext, { paths, only }: Input): Promise<Selection> {
  await requireCodes(only)
  const places = paths.map((path) => pathInContent(context, path))

  return ({ code, at, related = [], following = [] }) =>
    (only.length === 0 || only.some((name) => covers(name, code))) &&
    (places.length === 0 ||
      // Related places count too: a change in one language is reported in the others.
      [{ at }, ...related, ...following].some((place) =>
        places.some((path) => contains(path, place.at.file)),
      ))
}

/** Whether a code is the named one, or of the named area. */
const covers = (name: string, code: string) => code === name || code.startsWith(`${name}/`)

const contains = (path: string, file: string) =>
  path === '' || file === path || file.startsWith(`${path}/`)

/** A path as diagnostics name it. */
function pathInContent(context: CliContext, path: string): string {
  const { cwd, content } = context
  const [absolute, folder] = [resolve(cwd, path), contentFolder(context)]
  if (!existsSync(absolute)) {
    throw new CliError(`There is no file or folder "${path}".`, 'Paths start where you are.')
  }
  const inside = relative(folder, absolute)
  if (inside.startsWith('..')) {
    throw new CliError(
      `"${path}" is not in the content folder "${content}".`,
      'Name files or folders inside it, or another folder with --content.',
    )
  }
  return [relative(cwd, folder), inside].filter(Boolean).join('/').replaceAll('\\', '/')
}

/** Throws if there is no such code or area. */
async function requireCodes(names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  const generator = await import('#generator/index.ts')
  const codes = [...generator.codes.keys()]
  const known = new Set([...codes, ...codes.map((code) => code.split('/')[0] ?? code)])

  const unknown = names.find((name) => !known.has(name))
  if (unknown === undefined) return
  const suggestion = generator.closest(unknown, known)
  throw new CliError(
    `There is no code "${unknown}".`,
    suggestion === undefined
      ? `There are the areas ${[...new Set(codes.map((code) => code.split('/')[0]))].toSorted().join(', ')}.`
      : `Did you mean "${suggestion}"?`,
  )
}
