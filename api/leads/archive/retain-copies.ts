import { applyRetention, type Expired, type Removal, retainQuizzes } from '../retention.ts'
import { type CopiedSubmission, changeCopy, copiesOf, idsInCopy, quizzesInCopy } from './copies.ts'

/** The result of a run over all copies of a store. */
interface CopyRemoval extends Removal {
  /** Files that could not be changed. */
  readonly unchanged: readonly string[]
}

/** What has been kept long enough. */
interface Old {
  readonly expired: readonly Expired[]
  /** The time before which quizzes under short links have expired if they were last played then. */
  readonly unplayed: Date
}

/** Removes what is old from backups and files that were moved aside, as from the store. */
export async function retainCopies(
  file: string,
  { expired, unplayed }: Old,
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
      const quizzes = quizzesInCopy(copy, ({ playedAt }) => playedAt < unplayed.getTime())
      if (quizzes.length === 0 && (await idsInCopy(copy, hasExpired)).length === 0) continue
      await changeCopy(copy, async (store) => {
        for (const result of [
          await applyRetention(store, expired, options),
          await retainQuizzes(store, unplayed, options),
        ]) {
          removed += result.removed
          left += result.left
        }
      })
    } catch {
      unchanged.push(copy)
    }
  }
  return { removed, left, unchanged }
}
