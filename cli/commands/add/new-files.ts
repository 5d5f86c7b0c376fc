import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { CliError } from '../../cli-error.ts'
import { asCliError, writeContent } from '../../content/generated.ts'
import type { CliContext } from '../../context.ts'

/** Files by their whole path. */
type Files = ReadonlyMap<string, string>

/** Writes files and prints their paths. If one of them exists already, writes none. */
export function writeNew(context: CliContext, files: Files): void {
  for (const path of files.keys()) requireFree(context, path)
  for (const [path, text] of files) write(context, { path, text, verb: 'Wrote' })
}

/** Writes files anew and prints the paths of those that change. */
export function rewrite(context: CliContext, files: Files): void {
  for (const [path, text] of files) write(context, { path, text, verb: 'Changed' })
}

/** Refuses a path at which there is a file or a folder. */
export function requireFree(context: CliContext, path: string): void {
  if (!existsSync(path)) return
  throw new CliError(
    `"${shownPath(context, path)}" exists already.`,
    'Choose another name, or change what is there.',
  )
}

interface Written {
  readonly path: string
  readonly text: string
  readonly verb: 'Wrote' | 'Changed'
}

function write(context: CliContext, { path, text, verb }: Written): void {
  const shown = shownPath(context, path)
  asCliError(shown, () => writeContent(path, text))
  context.stdout.write(`${verb} ${shown}\n`)
}

const shownPath = ({ cwd }: CliContext, path: string) => relative(cwd, path).replaceAll('\\', '/')

/** Refuses a name that cannot be one of files and code. */
export function requireName(name: string, pattern: RegExp, example: string): void {
  if (pattern.test(name)) return
  throw new CliError(
    `"${name}" cannot be a name here.`,
    `Use lower-case words joined by hyphens, such as ${example}.`,
  )
}

/** How ids are written: of sections, plans and questions. */
export const idPattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** How ids of pages are written: names between slashes. */
export const pageIdPattern = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/

/** What a command prints at its end that wrote texts to be filled in. */
export const nextStep =
  'Next: write what says TODO in each language. To list what is left: npm run -s validate\n'

/** `starter-plus` is called `Starter plus`. */
export const titleOf = (id: string) =>
  id.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
