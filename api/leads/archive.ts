import { existsSync } from 'node:fs'
import { domainToASCII, domainToUnicode } from 'node:url'
import type { Environment } from '../hosts/environment.ts'
import { OperatorError } from '../hosts/operator-error.ts'
import { errorDetails } from '../http/log.ts'
import { readJournal } from '../store/journal.ts'
import type { Line, Submission } from '../store/line.ts'
import { againLines, type Both, leadsIn, linesOfMonth, monthsOf } from '../store/pair.ts'
import { openPostgres } from '../store/postgres.ts'
import { openSqliteBeside } from '../store/sqlite.ts'
import { createStore, type Store } from '../store/store.ts'
import { journalFolder, openBoth, storeFile } from './leads.ts'

export interface Place {
  readonly environment: Environment
  /** Base folder of relative paths. */
  readonly cwd: string
  readonly now: () => Date
}

/** Submissions for the command line. A server may use the same journal and store at the same time. */
export interface Archive extends Both {
  readonly store: Store
  /** Whether a server runs, which brings its journal up to date itself, within ten minutes. */
  readonly isServed: boolean
  /** Writes lines to the store, and to the journal where no server has it. */
  record(lines: readonly Line[]): Promise<void>
  close(): Promise<void>
}

/**
 * Opens journal and store. To write, it takes the journal and makes both the same, unless a server has it: then it
 * writes to the store, and the server does the rest.
 */
export async function openArchive(place: Place, use: 'read' | 'write'): Promise<Archive> {
  try {
    const archive = (use === 'write' && (await openAlone(place))) || (await openBeside(place, use))
    return { ...archive, record: (lines) => archive.record(lines).catch(explain) }
  } catch (error) {
    if (error instanceof OperatorError) throw error
    const { databaseUrl } = place.environment
    const { code = 'unknown' } = errorDetails(error)
    throw new OperatorError(
      `The submissions in ${databaseUrl ? 'DATABASE_URL' : `"${storeFile(place.environment, place.cwd)}"`} cannot be opened (${code}).`,
      databaseUrl ? 'Check that PostgreSQL runs and takes this user.' : remedy,
    )
  }
}

/** Fails in words that an operator can act on. */
function explain(error: unknown): never {
  if (error instanceof OperatorError || !(error instanceof Error)) throw error
  throw new OperatorError(
    `It could not be done: ${error.message.replace(/\.$/, '')}.`,
    'Run it again later; what was done is not done twice.',
  )
}

/** What an operator does about a damaged file. */
export const remedy =
  'Start the server again: it makes a new file of the journal. "leads restore" with the name of a backup takes in what that holds.'

async function openAlone({ environment, cwd, now }: Place): Promise<Archive | undefined> {
  if (!environment.databaseUrl && !existsSync(storeFile(environment, cwd))) {
    if (!existsSync(journalFolder(environment, cwd))) return undefined
  }
  let failure: unknown
  const report = (_: string, { error }: Readonly<Record<string, unknown>>) => {
    failure ??= error
  }
  let both: ReturnType<typeof openBoth>
  try {
    both = openBoth({ environment, cwd, now, isExpired: () => false, report })
  } catch (error) {
    if (error instanceof OperatorError) return undefined
    throw error
  }
  const { pair, journal } = both
  if (!(await pair.reconcile())) {
    await pair.close()
    throw failure
  }
  return {
    store: await pair.ask(async (store) => store),
    journal,
    isServed: false,
    record: async (lines) => {
      await pair.record(lines)
      if (lines.some(({ kind }) => kind === 'gone') && !(await pair.reconcile())) throw failure
    },
    close: pair.close,
  }
}

async function openBeside({ environment, cwd }: Place, use: 'read' | 'write'): Promise<Archive> {
  const { databaseUrl } = environment
  const engine = databaseUrl
    ? await openPostgres(databaseUrl)
    : await openSqliteBeside(storeFile(environment, cwd))
  const store = createStore(engine)
  return {
    store,
    journal: readJournal(journalFolder(environment, cwd)),
    isServed: use === 'write',
    record: (lines) => store.apply(lines),
    close: store.close,
  }
}

/** Every submission that has an address, in a field or in the body, in journal or store; the newest first. */
export async function findPerson(both: Both, address: string): Promise<readonly Submission[]> {
  const isMentioned = mentions(address)
  const found: Submission[] = []
  for (const month of await monthsOf(both))
    found.push(...leadsIn(await linesOfMonth(month, both)).filter(isMentioned))
  return found.toSorted((a, b) => b.receivedAt - a.receivedAt)
}

/** Erases submissions from journal and store. Nothing brings them back but a backup where both are lost. */
export const erase = (
  archive: Pick<Archive, 'record'>,
  submissions: readonly Submission[],
): Promise<void> =>
  archive.record(submissions.map(({ id, receivedAt: at }) => ({ id, at, kind: 'gone' })))

/** Makes a lead of a submission and delivers it again on these channels, at once. */
export async function deliverAgain(
  { store, record }: Pick<Archive, 'store' | 'record'>,
  id: string,
  { channels, now }: { readonly channels: readonly string[]; readonly now: number },
): Promise<void> {
  const lead = await store.find(id)
  if (!lead) return
  const lines = againLines(lead, channels)
  if (lines.length > 0) await record(lines)
  for (const { name, channel, state } of lead.deliveries)
    if (state === 'pending' && channels.includes(channel))
      await store.postpone({ lead: id, name }, now, undefined)
}

/** Returns a function that tells whether a submission has an e-mail address, in a field or in the body. */
function mentions(address: string): (submission: Submission) => boolean {
  const spellings = spellingsOf(address).map((spelling) => RegExp.escape(spelling))
  // An empty pattern would find everything.
  if (spellings.length === 0) return () => false
  const wanted = new RegExp(`(?<!${neighbour})(?:${spellings.join('|')})(?![\\w-]|\\.\\w)`, 'iu')
  return ({ fields, extra, raw }) => {
    const body = new TextDecoder().decode(raw)
    const texts = [
      ...fields.flat(),
      ...extra.flat(),
      body,
      ...[...new URLSearchParams(body)].flat(),
    ]
    return texts.some((text) => wanted.test(inOneSpelling(text)))
  }
}

/** Characters that are part of an e-mail address. Next to a match, they make it another address. */
const neighbour = "[\\w.!#$%&'*+/=?^`{|}~-]"

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
