import { execFileSync } from 'node:child_process'
import { relative } from 'node:path'
import type { Diagnostic, Place } from '#generator/index.ts'
import { contentFolder } from '../content/project.ts'
import { openSession, type SessionInput } from '../content/session.ts'
import type { CliContext } from '../context.ts'
import type { Report } from '../report/report.ts'

/** The changed lines of each file, named as diagnostics name it. */
type ChangedLines = ReadonlyMap<string, ReadonlySet<number>>

interface Since extends SessionInput {
  readonly commit: string
}

/** The findings of a check, each on a line that changed since a commit, if it has one, and as information what was confirmed since. */
export async function onChangedLines(
  context: CliContext,
  { diagnostics, translate }: Report,
  { commit, ...input }: Since,
): Promise<readonly Diagnostic[]> {
  const changed = changedLines(context, commit)
  if (!changed) return diagnostics
  const confirmed = await confirmedSince(context, commit, input)
  const found = confirmed.map(
    (each): Diagnostic => ({ ...each, severity: 'info', hint: translate('confirmedHere') }),
  )
  return [...diagnostics, ...found].map((each) =>
    placeOnChange(each, changed, translate('foundHere')),
  )
}

/**
 * The lines of the files below the working directory that differ from a commit. undefined, with a
 * message, if git cannot tell.
 */
function changedLines({ cwd, stderr }: CliContext, since: string): ChangedLines | undefined {
  try {
    const diff = execFileSync(
      'git',
      [
        ...['-c', 'core.quotePath=false', 'diff', '--unified=0', '--relative', '--no-color'],
        ...['--no-ext-diff', '--no-textconv', '--src-prefix=a/', '--dst-prefix=b/'],
        ...['--end-of-options', since, '--'],
      ],
      { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 30 },
    )
    return readDiff(diff)
  } catch {
    stderr.write(`git cannot compare with "${since}". Each finding stays at its own place.\n`)
    return undefined
  }
}

/** The lines that a unified diff without context adds, by file. */
export function readDiff(diff: string): ChangedLines {
  const files = new Map<string, Set<number>>()
  let lines = new Set<number>()
  // Lines of a hunk that are still to come: their text may look like a header.
  let left = 0

  for (const line of diff.split('\n')) {
    if (left > 0) {
      if (!line.startsWith('\\')) left -= 1
      continue
    }
    const [, file] = /^\+\+\+ "?b\/(.*?)"?\t?$/.exec(line) ?? []
    if (file !== undefined) {
      lines = new Set()
      files.set(file, lines)
    }
    const [hunk, removed = '1', start, added = '1'] =
      /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    if (hunk === undefined) continue
    left = Number(removed) + Number(added)
    for (let each = 0; each < Number(added); each += 1) lines.add(Number(start) + each)
  }
  return files
}

/**
 * The finding on a changed line: its own place, else the first related place with one, else the first that
 * follows from it. Then its own place becomes the first related one. A finding without a changed line stays as it is.
 */
function placeOnChange(diagnostic: Diagnostic, changed: ChangedLines, label: string): Diagnostic {
  const { at, related = [], following = [] } = diagnostic
  const own = changedPlace(at, changed)
  if (own) return { ...diagnostic, at: own }

  for (const other of [...related, ...following]) {
    const place = changedPlace(other.at, changed)
    if (!place) continue
    const rest = related.filter((each) => each !== other)
    return { ...diagnostic, at: place, related: [{ at, message: label }, ...rest] }
  }
  return diagnostic
}

/** The part of a place from its first changed line; undefined without one. */
function changedPlace(place: Place, changed: ChangedLines): Place | undefined {
  const { file, line, end } = place
  const lines = changed.get(file)
  // An end in the first column is the end of the line before.
  const last = end ? Math.max(line, end.column > 1 ? end.line : end.line - 1) : line
  for (let each = line; each <= last; each += 1) {
    if (!lines?.has(each)) continue
    return each === line ? place : { file, line: each, column: 1, ...(end && { end }) }
  }
  return undefined
}

/**
 * The changes of meaning that were confirmed after a commit: what the content is found to contradict
 * with the records of that commit. A reviewer sees what was accepted beside what was written.
 */
async function confirmedSince(
  context: CliContext,
  commit: string,
  input: SessionInput,
): Promise<readonly Diagnostic[]> {
  const records = recordsAt(context, commit)
  if (records.size === 0) return []
  const session = await openSession(context, input)
  const { sources, diagnostics } = session.check()
  const others = [...sources].filter(([path]) => !path.startsWith('.state/'))
  const open = new Set(diagnostics.filter(isOfMeaning).map(({ id }) => id))
  return session
    .check(new Map([...others, ...records]))
    .diagnostics.filter((each) => isOfMeaning(each) && !open.has(each.id))
}

const isOfMeaning = ({ code }: Diagnostic) => code === 'translation/meaning'

/** The records of translations in a commit, by path in the content folder. None if git cannot tell. */
function recordsAt(context: CliContext, commit: string): ReadonlyMap<string, string> {
  const { cwd } = context
  const git = (args: readonly string[], input = '') =>
    execFileSync('git', args, { cwd, input, stdio: 'pipe', maxBuffer: 2 ** 30 })
  try {
    const folder = relative(cwd, contentFolder(context)).replaceAll('\\', '/')
    const paths = git(['ls-tree', '-r', '-z', '--name-only', commit, '--', `${folder}/.state`])
      .toString()
      .split('\0')
      .filter((path) => path.endsWith('.yaml'))
    const asked = paths.map((path) => `${commit}:./${path}\n`).join('')
    return new Map(blobsOf(git(['cat-file', '--batch'], asked), paths, folder))
  } catch {
    return new Map()
  }
}

/** Reads the answer of `git cat-file --batch`: for each file a line that ends in its size, its bytes, a line break. */
function blobsOf(
  answer: Buffer,
  paths: readonly string[],
  folder: string,
): readonly (readonly [path: string, text: string])[] {
  let at = 0
  return paths.map((path) => {
    const start = answer.indexOf('\n', at) + 1
    const size = Number(answer.subarray(at, start).toString().trim().split(' ').at(-1))
    at = start + size + 1
    return [path.slice(folder.length + 1), answer.subarray(start, start + size).toString()] as const
  })
}
