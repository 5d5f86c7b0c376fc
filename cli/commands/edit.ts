import { CliError } from '../cli-error.ts'
import type { ContentEdit } from '../content/edit/edit-content.ts'
import { toRun } from '../content/project.ts'
import type { CliContext } from '../context.ts'

/** Changes content in all languages, prints what changed, then what `change` says of it and how to go on. */
export async function edit(
  context: CliContext,
  change: (edit: ContentEdit) => readonly string[] | undefined,
): Promise<void> {
  const { editContent } = await import('../content/edit/edit-content.ts')
  const opened = await editContent(context)
  const told = change(opened) ?? []
  opened.save()
  const lines = [...told, `Next: ${toRun(context, 'validate')}`]
  context.stdout.write(lines.map((line) => `${line}\n`).join(''))
}

/** What a command prints at its end that wrote texts to be filled in. */
export const toWrite = 'Write what says TODO in each language; validate lists what is left.'

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

/** `starter-plus` is called `Starter plus`. */
export const titleOf = (id: string) =>
  id.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
