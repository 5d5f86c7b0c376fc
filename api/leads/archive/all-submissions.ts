import type { Store, SubmissionFilter } from '../../store/store.ts'
import type { Submission } from '../../store/submission.ts'

const page = 200

/** Every submission that matches a filter, newest first, read page by page. */
export async function* allSubmissions(
  store: Store,
  filter: Omit<SubmissionFilter, 'limit' | 'before'> = {},
): AsyncGenerator<Submission> {
  let before: string | undefined
  do {
    const found = await store.list({
      ...filter,
      limit: page,
      ...(before !== undefined && { before }),
    })
    yield* found
    before = found.length === page ? found.at(-1)?.id : undefined
  } while (before !== undefined)
}
