import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { OutputFolder, Target } from '#renderer/site/index.ts'
import { takeLock } from './lock.ts'
import { type Contents, currentSlot, fillSlot, stagingIn } from './slots.ts'

/** What a build changed. */
interface Published {
  readonly changed: ReadonlySet<string>
  readonly removed: readonly string[]
}

/** A build that is written. */
interface Filled extends Omit<Contents, 'files'> {
  readonly output: OutputFolder
}

/** Writes the files of a build, which may follow another. undefined if they are not to be published. */
export type Fill = (target: Target, before: Contents | undefined) => Promise<Filled | undefined>

interface Options {
  /** Which files of the build before may be taken over. Default: all. */
  readonly mayKeep?: (path: string) => boolean
  readonly onWait?: () => void
}

/**
 * Publishes the files that `fill` writes: in one step, for every server that reads the link `current` of the
 * output folder. If `fill` fails or returns undefined, nothing changes. Waits for a build that another process
 * publishes there, and calls `onWait` then.
 */
export async function publish(
  out: string,
  fill: Fill,
  { mayKeep = () => true, onWait = () => undefined }: Options = {},
): Promise<Published | undefined> {
  return withOutputFolder(out, onWait, async () => {
    const current = currentSlot(out)
    const staging = stagingIn(out)
    const filled = await fill(
      {
        next: staging,
        previous: current?.folder ?? staging,
        known: new Map([...(current?.files ?? [])].filter(([path]) => mayKeep(path))),
      },
      current,
    )
    if (!filled) return undefined
    const { output, stamp, kept } = filled
    const { changed, files } = output
    fillSlot(out, { contents: { stamp, files, kept }, changed, current })
    return {
      changed,
      removed: [...(current?.files.keys() ?? [])].filter((path) => !files.has(path)),
    }
  })
}

/** Runs work that changes an output folder while no other process does. Leaves no folder without a build behind. */
export async function withOutputFolder<Result>(
  out: string,
  onWait: () => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const made = mkdirSync(join(out, 'slots'), { recursive: true })
  const release = await takeLock(join(out, 'lock'), onWait)
  const clear = () => rmSync(stagingIn(out), { recursive: true, force: true })
  try {
    // What a killed build has left.
    clear()
    return await work().finally(clear)
  } finally {
    try {
      if (made !== undefined && !currentSlot(out)) rmSync(made, { recursive: true, force: true })
    } finally {
      release()
    }
  }
}
