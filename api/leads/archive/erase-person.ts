import { domainToASCII, domainToUnicode } from 'node:url'
import type { Spool } from '../../store/spool.ts'
import type { Store } from '../../store/store.ts'
import type { NewSubmission } from '../../store/submission.ts'
import { allSubmissions } from './all-submissions.ts'
import { copiesOf, idsInCopy } from './copies.ts'
import { rememberErased } from './erased.ts'

interface Erasure {
  readonly store: Store
  readonly spool: Spool
  /** The path of the embedded store, beside which its copies are. */
  readonly file: string
  /** The path of the list of what was erased. */
  readonly erased: string
  /** The person's e-mail address. */
  readonly address: string
}

/** Data of a person. */
interface Traces {
  /** Ids of submissions. */
  readonly submissions: readonly string[]
  /** Names of files of the spool, with those that cannot be read. */
  readonly spooled: readonly string[]
  /** Backups and files that were moved aside, with the ids of the submissions in each. */
  readonly copies: ReadonlyMap<string, readonly string[]>
}

/** The result of an erasure. */
interface Erased extends Traces {
  /** Whether no remains are left in the store, where another connection may still read them. */
  readonly isScrubbed: boolean
}

/** Finds every submission that contains an address, in a field or in the raw body. */
export async function findPerson({
  store,
  spool,
  file,
  address,
}: Omit<Erasure, 'erased'>): Promise<Traces> {
  const submissions: string[] = []
  for await (const submission of allSubmissions(store)) {
    if (holds(submission, address)) submissions.push(submission.id)
  }
  const spooled: string[] = []
  for (const name of await spool.names()) {
    const item = await spool.read(name)
    if (item && holds(item.submission, address)) spooled.push(name)
  }
  for (const name of await spool.namesAside()) {
    if (hasAddress([await spool.text(name)], address)) spooled.push(name)
  }
  const copies = new Map<string, readonly string[]>()
  for (const copy of copiesOf(file)) {
    const ids = await idsInCopy(copy, ({ texts }) => hasAddress(decoded(texts), address))
    if (ids.length > 0) copies.set(copy, ids)
  }
  return { submissions, spooled, copies }
}

/**
 * Erases what was found, with deliveries and remains on disk. Backups and files that were moved aside stay as they are;
 * the ids that they hold are kept, so that nothing of it is taken in again.
 */
export async function erasePerson(erasure: Erasure): Promise<Erased> {
  const traces = await findPerson(erasure)
  const { store, spool, erased } = erasure
  rememberErased(erased, [
    ...new Set([...traces.submissions, ...[...traces.copies.values()].flat()]),
  ])
  await store.remove(traces.submissions)
  for (const name of traces.spooled) await spool.remove(name)
  return { ...traces, isScrubbed: await store.scrub() }
}

/** Characters that are part of an e-mail address. Next to a match, they make it another address. */
const neighbour = "[\\w.!#$%&'*+/=?^`{|}~-]"

const holds = ({ fields, extra, raw }: NewSubmission, address: string): boolean =>
  hasAddress(
    [...fields.flat(), ...extra.flat(), ...decoded([new TextDecoder().decode(raw)])],
    address,
  )

/** Texts, and what they are if they are form-encoded. */
const decoded = (texts: readonly string[]) =>
  texts.flatMap((text) => [text, ...[...new URLSearchParams(text)].flat()])

function hasAddress(texts: readonly string[], address: string): boolean {
  const spellings = spellingsOf(address).map((spelling) => RegExp.escape(spelling))
  // An empty pattern would find everything.
  if (spellings.length === 0) return false
  const wanted = new RegExp(`(?<!${neighbour})(?:${spellings.join('|')})(?![\\w-]|\\.\\w)`, 'iu')
  return texts.some((text) => wanted.test(inOneSpelling(text)))
}

/** One spelling for all that look the same: composed, of usual width, without characters that nobody sees. */
const inOneSpelling = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')

/** An address with its domain in letters and as DNS writes it. */
function spellingsOf(address: string): readonly string[] {
  const usual = inOneSpelling(address).trim()
  const at = usual.lastIndexOf('@')
  const [local, domain] = [usual.slice(0, at + 1), usual.slice(at + 1)]
  const domains = [domain, domainToASCII(domain), domainToUnicode(domain)]
  return domains.filter((each) => each !== '').map((each) => `${local}${each}`)
}
