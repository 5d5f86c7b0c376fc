import type { QuizDraft } from '#site/types.ts'
import type { Store } from '../../store/store.ts'
import { within } from '../../store/within.ts'
import { errorDetails, type Log } from '../../telemetry/log.ts'
import { type DraftFormat, isDraft } from './draft.ts'

/** Where drafts survive a restart, and where other servers find them. */
export type DraftStore = Pick<Store, 'getDraft' | 'setDraft'>

interface DraftCacheDependencies {
  readonly drafts: DraftStore
  readonly format: DraftFormat
  readonly now: () => Date
  /** Monotonic milliseconds. */
  readonly clock: () => number
  readonly log: Log
}

/** Drafts of the last day. One that another version wrote and that is no draft any more is not found. */
interface DraftCache {
  /** Finds a draft in memory. */
  get(key: string): QuizDraft | undefined
  /** Finds a draft in the store, and keeps it in memory. A store that fails has none. */
  load(key: string): Promise<QuizDraft | undefined>
  set(key: string, draft: QuizDraft): Promise<void>
}

const day = 86_400_000
/** How long the store may take, in milliseconds. The visitor waits. */
const patience = 500

export function createDraftCache({
  drafts,
  format,
  now,
  clock,
  log,
}: DraftCacheDependencies): DraftCache {
  const kept = createRecentCache<QuizDraft>({ size: 500, lifetime: day, clock })
  const failed = (error: unknown) => {
    log.warn('quiz.not-cached', errorDetails(error))
    return undefined
  }

  return {
    get: kept.get,
    load: async (key) => {
      const reading = drafts.getDraft(key, now().getTime())
      const draft: unknown = await within(patience, reading)
        .then((text) => text && JSON.parse(text))
        .catch(failed)
      if (!isDraft(draft, format.validate)) return undefined
      kept.set(key, draft)
      return draft
    },
    set: async (key, draft) => {
      kept.set(key, draft)
      const at = now().getTime()
      const stored = { name: key, value: JSON.stringify(draft), until: at + day }
      await within(patience, drafts.setDraft(stored, at)).catch(failed)
    },
  }
}

interface Options {
  /** Maximum number of entries. */
  readonly size: number
  /** Maximum age of an entry, in milliseconds. */
  readonly lifetime: number
  readonly clock: () => number
}

/** A least-recently-used cache with a maximum age. */
interface RecentCache<T> {
  get(key: string): T | undefined
  set(key: string, value: T): void
}

function createRecentCache<T>({ size, lifetime, clock }: Options): RecentCache<T> {
  const kept = new Map<string, { readonly value: T; readonly until: number }>()

  return {
    get: (key) => {
      const found = kept.get(key)
      kept.delete(key)
      if (!found || found.until <= clock()) return undefined
      kept.set(key, found)
      return found.value
    },
    set: (key, value) => {
      kept.delete(key)
      kept.set(key, { value, until: clock() + lifetime })
      const [oldest] = kept.keys()
      if (kept.size > size && oldest !== undefined) kept.delete(oldest)
    },
  }
}
