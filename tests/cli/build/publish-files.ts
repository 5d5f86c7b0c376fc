import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { currentBuild } from '#cli/build/built-site.ts'
import { publish } from '#cli/build/publish.ts'
import { createOutputFolder, type OutputFolder } from '#renderer/site/output-folder.ts'

/** Publishes these files, and what `add` writes. */
export const publishFiles = (
  out: string,
  files: Iterable<readonly [path: string, contents: string]>,
  {
    add = () => undefined,
    // Nothing else publishes there: it would wait for ever.
    onWait = () => {
      throw new Error('Another build has the lock.')
    },
    ...options
  }: {
    readonly add?: (output: OutputFolder) => unknown
    readonly now?: Date
    readonly mayKeep?: (path: string) => boolean
    readonly onWait?: () => void
  } = {},
) =>
  publish(
    out,
    async (target) => {
      const output = createOutputFolder(target)
      for (const file of files) output.write(...file)
      await add(output)
      return { output, stamp: '' }
    },
    { now: new Date(), onWait, ...options },
  )

/** What servers read: the files of the current build that its manifest lists. Undefined if there is none. */
export function publishedFiles(out: string): Readonly<Record<string, string>> | undefined {
  const build = currentBuild(out)
  return (
    build &&
    Object.fromEntries(
      [...build.files.keys()].map((path) => [path, readFileSync(join(build.folder, path), 'utf8')]),
    )
  )
}
