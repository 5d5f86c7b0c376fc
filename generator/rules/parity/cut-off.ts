import { alignments, type Difference, differences, documentPairs } from '../../compare/alignment.ts'
import type { Place } from '../../diagnostics/diagnostic.ts'
import { placeSubject } from '../../diagnostics/subjects.ts'
import type { Memo } from '../../engine/memo.ts'
import type { Site } from '../../model/site.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { isRecord, isWithin, type Path } from '../../read/path.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'parity/cut-off',
  severity: 'error',
  summary: 'A file does not end in the middle, where its counterpart goes on.',
  why: 'A save that was interrupted takes the end of a page away; what the other language still has shows what is lost.',
  example: {
    before: '# en, after a save that stopped\ntitle: Plans\nlead: What you',
    after: '# en\ntitle: Plans\nlead: What you get, and what it costs.',
  },
  canBeAcknowledged: false,

  messages: {
    endsEarly: {
      message: {
        one: 'This file ends in the middle: {count} part that follows in {other} is missing.',
        other: 'This file ends in the middle: {count} parts that follow in {other} are missing.',
      },
      hint: 'Get the rest back from an earlier version. If you removed the end on purpose, remove it from {file} too.',
      rest: 'It goes on here in {other}.',
    },
  },

  *check(site, memo) {
    for (const { source, translation } of documentPairs(site)) {
      for (const [cut, whole] of [
        [source, translation],
        [translation, source],
      ] as const) {
        const missing = restOf(site, cut, whole, memo)
        const [first] = missing
        if (!first) continue
        yield {
          at: endOf(cut),
          breaks: [placeSubject('value', cut.file)],
          messageId: 'endsEarly',
          data: {
            count: missing.length,
            other: { language: whole.language ?? '' },
            file: whole.file,
          },
          related: [{ at: whole.place(first.path, { part: 'key' }), message: 'rest' }],
        }
      }
    }
  },
})

/**
 * The parts that a file lacks, if it ends in the middle: its last text stops early or its last item
 * has not all keys, and it lacks nothing but what follows its last value.
 */
function restOf(
  { schemas }: Site,
  cut: SourceDocument,
  whole: SourceDocument,
  memo: Memo,
): readonly Difference[] {
  const end = lastPath(cut.data)
  const last = valueAt(cut.data, end)
  const missing = differences(schemas, whole, cut, memo)
  const isRest = missing.every(
    (each) => isWithin(end, each.parent) && isLast(each, missing, whole.data, cut.data),
  )
  if (missing.length === 0 || !isRest) return []
  const lacksKeys = missing.some(({ key }) => typeof key === 'string')
  const isNested = new Set(missing.map(({ parent }) => parent)).size > 1
  if (cut.text.endsWith('\n') && last !== null) return lacksKeys && isNested ? missing : []
  const stopsEarly = () =>
    alignments(schemas, whole, cut, memo).some(
      ({ from, to }) => to.value === last && isWithin(end, to.path) && isShort(last, from.value),
    )
  return last === null || lacksKeys || stopsEarly() ? missing : []
}

/** The path of the last value of a document. */
function lastPath(value: unknown): Path {
  const steps: Path = Array.isArray(value) ? [...value.keys()] : Object.keys(Object(value))
  const step = isRecord(value) || Array.isArray(value) ? steps.at(-1) : undefined
  return step === undefined ? [] : [step, ...lastPath(Reflect.get(Object(value), step))]
}

const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => Reflect.get(Object(value), step), root)

/** Whether all that follows a missing key or item is missing too. */
function isLast(
  { path, parent }: Difference,
  missing: readonly Difference[],
  whole: unknown,
  cut: unknown,
): boolean {
  const inside = path.slice(0, -1)
  const [from, to] = [valueAt(whole, inside), valueAt(cut, parent)]
  const steps: Path = Array.isArray(from) ? [...from.keys()] : Object.keys(Object(from))
  const isMissing = (step: string | number) =>
    missing.some((other) => other.parent === parent && other.path.at(-1) === step)
  return steps
    .slice(steps.indexOf(path.at(-1) ?? ''))
    .every((step) => isMissing(step) || (isRecord(to) && !Object.hasOwn(to, step)))
}

/** Whether a text has less than three quarters of the length of its counterpart. */
const isShort = (text: unknown, other: unknown) =>
  typeof text === 'string' && typeof other === 'string' && text.length < other.length * 0.75

/** The end of the last line that has something. */
function endOf({ file, text }: SourceDocument): Place {
  const lines = text.trimEnd().split('\n')
  return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}
