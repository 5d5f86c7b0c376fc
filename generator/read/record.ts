import { memoize } from '../memoize.ts'

/** What was recorded of one translated text. */
export interface RecordEntry {
  /** The fingerprint of the source text. */
  readonly source: string
  /** The fingerprint of the translation. */
  readonly target: string
  /** The source text. */
  readonly was: string
  /** The translation. A record that somebody else wrote may lack it. */
  readonly said?: string
  /** Why the translation stayed when its source changed. */
  readonly kept?: string
}

/**
 * The entries of a record by the place of their text. A merge of two branches can leave several
 * entries for one text.
 */
type RecordEntries = ReadonlyMap<string, readonly RecordEntry[]>

interface ReadLines {
  readonly entries: RecordEntries
  /** The lines that are no entry, such as the marks of a merge conflict. */
  readonly unreadable: readonly string[]
}

/** Reads a translation record line by line, as Diptych writes it. Lines may be in any order. */
export const readRecordLines = memoize((written: string): ReadLines => {
  const entries = new Map<string, RecordEntry[]>()
  const unreadable: string[] = []
  const lines = new Set(written.split(/\r?\n/))
  for (const each of lines) {
    if (each === '' || each.startsWith('#')) continue
    const read = readLine(each)
    if (!read) {
      unreadable.push(each)
      continue
    }
    const [key, entry] = read
    const others = entries.get(key)
    if (others) others.push(entry)
    else entries.set(key, [entry])
  }
  return { entries, unreadable }
})

/**
 * The data of a translation record, much faster than with a YAML parser. undefined if the file is
 * empty or has a line that Diptych does not write. Of several entries for a text it has one.
 */
export function readRecord(written: string): { readonly data: unknown } | undefined {
  const { entries, unreadable } = readRecordLines(written)
  if (unreadable.length > 0 || written.trim() === '') return undefined
  const texts = Array.from(entries, ([key, [first]]) => [key, first] as const)
  return { data: Object.fromEntries<unknown>(texts) }
}

/** Writes a record: one line for each text, sorted, so that branches merge line by line. */
export function printRecord(entries: Iterable<readonly [key: string, entry: RecordEntry]>): string {
  const lines = Array.from(entries, ([key, entry]) => printLine(key, entry))
  return ['# Written by diptych accept and diptych keep.', ...lines.toSorted(), ''].join('\n')
}

function printLine(key: string, { source, target, was, said, kept }: RecordEntry): string {
  const values = Object.entries({ source, target, was, said, kept }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`],
  )
  return `${JSON.stringify(key)}: { ${values.join(', ')} }`
}

const text = String.raw`"(?:[^"\\]|\\.)*"`

/**
 * A line of the record: `"pages/about#title": { source: "7a9c01", target: "55e2b0", was: "About us",
 * said: "Over ons" }`.
 */
const line = new RegExp(
  String.raw`^(${text}): \{ source: (${text}), target: (${text}), was: (${text})(?:, said: (${text}))?(?:, kept: (${text}))? \}$`,
)

function readLine(written: string): readonly [key: string, entry: RecordEntry] | undefined {
  const [, key, source, target, was, said, kept] = line.exec(written) ?? []
  if (key === undefined || !source || !target || !was) return undefined
  try {
    return [
      parseText(key),
      {
        source: parseText(source),
        target: parseText(target),
        was: parseText(was),
        ...(said && { said: parseText(said) }),
        ...(kept && { kept: parseText(kept) }),
      },
    ]
  } catch {
    // The line has an escape that YAML allows and JSON does not.
    return undefined
  }
}

/** Texts without an escape, nearly all of them, need no parser. */
const parseText = (quoted: string): string =>
  quoted.includes('\\') ? String(JSON.parse(quoted)) : quoted.slice(1, -1)
