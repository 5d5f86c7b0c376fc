import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publish } from '#cli/build/publish/publish.ts'
import { currentSlot } from '#cli/build/publish/slots.ts'
import { createOutputFolder, type OutputFolder } from '#renderer/site/output-folder.ts'

/** Publishes these files, and what `add` writes. */
export const publishFiles = (
  out: string,
  files: Iterable<readonly [path: string, contents: string]>,
  add: (output: OutputFolder) => unknown = () => undefined,
) =>
  publish(out, async (target) => {
    const output = createOutputFolder(target)
    for (const file of files) output.write(...file)
    await add(output)
    return { output, stamp: '', kept: {} }
  })

/** What servers read: the files of the current slot that its manifest lists. Undefined if there is none. */
export function publishedFiles(out: string): Readonly<Record<string, string>> | undefined {
  const slot = currentSlot(out)
  return (
    slot &&
    Object.fromEntries(
      [...slot.files.keys()].map((path) => [path, readFileSync(join(slot.folder, path), 'utf8')]),
    )
  )
}
