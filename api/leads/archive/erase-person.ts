import type { Spool } from '../../store/spool.ts'
import type { Store } from '../../store/store.ts'
import type { NewSubmission } from '../../store/submission.ts'
import { allSubmissions } from './all-submissions.ts'

interface Erasure {
  readonly store: Store
  readonly spool: Spool
  /** The person's e-mail address. */
  readonly address: string
}

/** Data of a person: ids of submissions, and names of spool files. */
export interface Traces {
  readonly submissions: readonly string[]
  readonly spooled: readonly string[]
}

/** Finds every submission that contains an address, in a field or in the raw body. */
export async function findPerson({ store, spool, address }: Erasure): Promise<Traces> {
  const submissions: string[] = []
  for await (const submission of allSubmissions(store)) {
    if (holds(submission, address)) submissions.push(submission.id)
  }
  const spooled: string[] = []
  for (const name of await spool.names()) {
    const item = await spool.read(name)
    if (item && holds(item.submission, address)) spooled.push(name)
  }
  return { submissions, spooled }
}

/** Erases the submissions that were found, with their deliveries and their remains on disk. */
export async function erasePerson(erasure: Erasure): Promise<Traces> {
  const traces = await findPerson(erasure)
  const { store, spool } = erasure
  await store.remove(traces.submissions)
  for (const name of traces.spooled) await spool.remove(name)
  await store.scrub()
  return traces
}

/** Characters that are part of an e-mail address. Next to a match, they make it another address. */
const neighbour = "[\\w.!#$%&'*+/=?^`{|}~-]"

function holds({ fields, extra, raw }: NewSubmission, address: string): boolean {
  const wanted = new RegExp(
    `(?<!${neighbour})${RegExp.escape(address.trim())}(?![\\w-]|\\.\\w)`,
    'iu',
  )
  const text = new TextDecoder().decode(raw)
  const decoded = [...new URLSearchParams(text)].flat()
  return [...fields.flat(), ...extra.flat(), ...decoded, text].some((each) => wanted.test(each))
}
