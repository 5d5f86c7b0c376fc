import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { CliContext } from '../context.ts'
import { defaultMessageLanguage } from '../report/phrases.ts'
import type { Findings } from './findings.ts'
import { checkFingerprint, rememberFiles } from './fingerprint.ts'
import { contentFolder, generatedFolder, makeIgnored, requireContent } from './project.ts'
import type { SessionInput } from './session.ts'

interface CacheEntry {
  /** Fingerprint of the files, the folder's name and the day of the check. */
  readonly of: string
  readonly findings: Findings
}

/**
 * The findings of a check. If content, schemas, rules and the day are those of the last check, its
 * findings are read from disk, and the rules are not loaded.
 */
export async function cachedFindings(context: CliContext, input: SessionInput): Promise<Findings> {
  const { messageLanguage = defaultMessageLanguage(context) } = input
  const folder = contentFolder(context)
  const { read: readFile, files } = rememberFiles(folder)
  requireContent(context)
  const of = [
    checkFingerprint(context, readFile),
    relative(context.cwd, folder),
    context.now().toISOString().slice(0, 10),
    input.withDrafts ? 'drafts' : '',
  ].join(' ')
  const file = join(generatedFolder(context), `findings-${messageLanguage}.json`)
  const before = read(file)
  if (before?.of === of) return before.findings

  const { contentAmong } = await import('#generator/index.ts')
  const { openSession } = await import('./session.ts')
  const session = await openSession(context, { ...input, messageLanguage })
  const findings = session.check(contentAmong(files)).findings()
  session.save()
  write(file, { of, findings })
  return findings
}

function read(file: string): CacheEntry | undefined {
  try {
    const entry: CacheEntry = JSON.parse(readFileSync(file, 'utf8'))
    return entry
  } catch {
    return undefined
  }
}

/** Writes the cache. An error is ignored: on a read-only disk a check still works. */
function write(file: string, entry: CacheEntry): void {
  try {
    makeIgnored(dirname(file))
    writeFileSync(file, JSON.stringify(entry))
  } catch {
    return
  }
}
