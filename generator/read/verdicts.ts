import type { Memo } from '../engine/memo.ts'
import { isRecord } from './path.ts'

/** What a language model said of a text and its translation. */
export interface Verdict {
  /** The fingerprint of the source text that it read. */
  readonly source: string
  /** The fingerprint of the translation. */
  readonly target: string
  /** A short hash of the model and of what it was asked. */
  readonly by: string
  /** Whether both say the same. */
  readonly same: boolean
  /** What they differ in: a family of meanings. */
  readonly kind?: string
  /** What the source says, in its own words. */
  readonly said?: string
  /** What the translation says. */
  readonly turned?: string
}

export interface ReadVerdicts {
  /** By the path of the text in its document. Of branches that met, a text has the lines of all. */
  readonly verdicts: ReadonlyMap<string, readonly Verdict[]>
  /** The numbers of the lines that this version of Diptych did not write. */
  readonly unreadable: readonly number[]
  /** The verdicts as data of the file. */
  readonly data: Readonly<Record<string, Verdict>>
}

/** Reads what a model said of the texts of a document, line by line, in any order. */
export const readVerdicts = (written: string, memo: Memo): ReadVerdicts =>
  memo.get(splitVerdicts, written)

export function splitVerdicts(written: string): ReadVerdicts {
  const verdicts = new Map<string, Verdict[]>()
  const unreadable: number[] = []
  for (const [index, line] of written.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const [path, verdict] = readLine(line) ?? []
    if (path === undefined || !verdict) unreadable.push(index + 1)
    else verdicts.set(path, [...(verdicts.get(path) ?? []), verdict])
  }
  const data = Object.fromEntries(
    Array.from(verdicts).flatMap(([path, [first]]) => (first ? [[path, first] as const] : [])),
  )
  return { verdicts, unreadable, data }
}

/** Writes one line for each text, sorted, so that branches merge line by line. */
export function printVerdicts(verdicts: Iterable<readonly [path: string, Verdict]>): string {
  const lines = Array.from(verdicts, ([path, verdict]) => printLine(path, verdict))
  return ['# Written by diptych validate --reader.', ...new Set(lines.toSorted()), ''].join('\n')
}

const texts = ['source', 'target', 'by', 'kind', 'said', 'turned'] as const
const names: ReadonlySet<string> = new Set([...texts, 'same'])

function printLine(path: string, verdict: Verdict): string {
  const { source, target, by, same, kind, said, turned } = verdict
  const values = Object.entries({ source, target, by, same, kind, said, turned }).flatMap(
    ([name, value]) => (value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`]),
  )
  return `${JSON.stringify(path)}: { ${values.join(', ')} }`
}

const text = String.raw`"(?:[^"\\]|\\.)*"`
const wholeLine = new RegExp(String.raw`^(${text}): \{ (.*) \}$`, 's')
const pair = new RegExp(String.raw`(\w+): (${text}|true|false)`, 'g')

function readLine(line: string): readonly [path: string, verdict: Verdict] | undefined {
  const [, key = '', values = ''] = wholeLine.exec(line) ?? []
  const path = parse(key)
  const value = parse(`{${values.replaceAll(pair, '"$1": $2')}}`)
  if (typeof path !== 'string' || !isRecord(value) || line.includes('\uFFFD')) return undefined
  if (Object.keys(value).some((name) => !names.has(name))) return undefined

  const [source, target, by, kind, said, turned] = texts.map((name) => value[name])
  const { same } = value
  const isWhole = [source, target, by].every(isText) && typeof same === 'boolean'
  if (!isWhole || ![kind, said, turned].every((each) => each === undefined || isText(each)))
    return undefined
  return [
    path,
    {
      ...{ source: String(source), target: String(target), by: String(by), same },
      ...(isText(kind) && { kind }),
      ...(isText(said) && { said }),
      ...(isText(turned) && { turned }),
    },
  ]
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
