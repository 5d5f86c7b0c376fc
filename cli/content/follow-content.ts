import { join, resolve } from 'node:path'
import type { CliContext } from '../context.ts'
import { ownSectionFolder, sectionFolder, trackComponents } from './section-components.ts'
import { debounce, watchFolders } from './watch-folders.ts'

/** What a command does with each change. */
interface Follower {
  /** Content and schemas that were saved, or components that came or went. One call at a time. */
  follow(files: readonly string[]): Promise<void>
  close?(): Promise<void>
}

/** Editors write a file in several steps. Changes within this time are one; in milliseconds. */
const settleTime = 8

/** Starts something that follows a content folder, until the command is stopped. */
export async function followContent(
  context: CliContext,
  content: string,
  start: () => Promise<Follower>,
): Promise<void> {
  const folders = [
    resolve(context.cwd, content),
    join(context.engine, 'schema'),
    sectionFolder(context),
    ownSectionFolder(context),
  ]
  const hasOtherComponents = trackComponents(context)
  const started = Promise.withResolvers<Follower>()
  const touched = debounce(settleTime, async (files) => (await started.promise).follow(files))
  // Watched before anything is read, so that no save is missed in between.
  const watcher = watchFolders(folders, (file) => {
    if (/\.(ya?ml|json|svg|avif)$/.test(file) || hasOtherComponents()) touched(file)
  })
  try {
    const follower = await start()
    started.resolve(follower)
    await watcher.until(context.stopped).finally(follower.close)
  } finally {
    watcher.close()
  }
}
