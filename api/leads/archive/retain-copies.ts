import { applyRetention, type Expired, type Removal } from '../retention.ts'
import { type CopiedSubmission, changeCopy, copiesOf, idsInCopy } from './copies.ts'

/** The result of a run over all copies of a store. */
interface CopyRemoval extends Removal {
  /** Files that could not be changed. */
  readonly unchanged: readonly string[]
}

/** Removes what has expired from backups and files that were moved aside, as from the store. */
export async function retainCopies(
  file: string,
  expired: readonly Expired[],
  options: { readonly all?: boolean } = {},
): Promise<CopyRemoval> {
  let [removed, left] = [0, 0]
  const unchanged: string[] = []
  const hasExpired = ({ state, receivedAt }: CopiedSubmission) =>
    expired.some(
      ({ states, before }) =>
        states.some((each) => each === state) && receivedAt < before.getTime(),
    )
  for (const copy of copiesOf(file)) {
    try {
      if ((await idsInCopy(copy, hasExpired)).length === 0) continue
      await changeCopy(copy, async (store) => {
        const result = await applyRetention(store, expired, options)
        removed += result.removed
        left += result.left
      })
    } catch {
      unchanged.push(copy)
    }
  }
  return { removed, left, unchanged }
}
