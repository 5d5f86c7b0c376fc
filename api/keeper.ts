import { errorDetails, type Log } from './log.ts'
import { createGroupCommit, Overloaded } from './store/group-commit.ts'
import type { Store, ToSave } from './store/store.ts'
import type { NewSubmission, Saved } from './store/submission.ts'

/** Where a submission is now; nowhere is what has to be said plainly. */
export type Kept =
  | { readonly place: 'store'; readonly saved: Saved }
  | { readonly place: 'spool'; readonly id: string }
  | { readonly place: 'nowhere'; readonly isBusy: boolean }

/** Keeps submissions. What it says is kept is on disk. */
export interface Keeper {
  keep(submission: NewSubmission): Promise<Kept>
}

export interface KeeperDependencies {
  readonly store: Store
  readonly log: Log
  /** The channels on which leads are delivered. */
  readonly channels: readonly string[]
}

/** Keeps submissions in the store, many in one commit. */
export function createKeeper({ store, log, channels }: KeeperDependencies): Keeper {
  const group = createGroupCommit<ToSave, Saved>({
    write: (items) => store.save(items),
    mostWaiting: 2000,
    mostAtOnce: 256,
  })

  return {
    keep: async (submission) => {
      try {
        const saved = await group.add({
          submission,
          channels: submission.state === 'accepted' ? channels : [],
        })
        return { place: 'store', saved }
      } catch (error) {
        log.error('submission.not-stored', errorDetails(error))
        return { place: 'nowhere', isBusy: error instanceof Overloaded }
      }
    },
  }
}
