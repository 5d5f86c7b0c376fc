import { didYouMean } from '../diagnostics/suggestion.ts'
import { isPlanItem, planVariable } from '../model/plans.ts'
import type { Kind } from '../read/file-kind.ts'
import { formatPath, valueAt } from '../read/path.ts'
import { tokensIn } from '../text/words.ts'
import { isForm } from '../validate/schemas.ts'
import { pairRule, textRule } from './rule.ts'

export const mismatch = pairRule('placeholders/mismatch', 'error', ({ source, translation }) => {
  const [wanted, found] = [tokensIn(source.text), tokensIn(translation.text)]
  // One language may write “one feature” where another one has the figure.
  const { 'x-count': count = '' } = isForm(source.schema) ? source.schema : {}
  const isFree = (name: string) => name === count && source.path.at(-1) !== 'other'
  const missing = [...wanted.difference(found)].filter((name) => !isFree(name))
  const extra = [...found.difference(wanted)].filter((name) => !isFree(name))
  const [first] = extra
  if (missing.length === 0 && first === undefined) return []

  const messageId = first === undefined ? 'missing' : missing.length === 0 ? 'extra' : 'both'
  return {
    messageId,
    data: { missing: listOf(missing), extra: listOf(extra), wanted: listOf([...wanted]) },
    hint: wanted.size === 0 ? 'extra.none' : 'hint',
    span: first && `{${first}}`,
  }
})

const listOf = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')

/** The kinds of files whose schemas declare the variables of every text that has some. */
const kinds: ReadonlySet<Kind> = new Set([
  'language',
  'quiz',
  'quiz-bank',
  'quiz-frames',
  'tool-builder',
])

/** The kinds of files with such lists. */
const listing: ReadonlySet<Kind> = new Set(['form', 'navigation'])

export const unknown = textRule('placeholders/unknown', 'error', (text) => {
  const { kind, data } = text.document
  const { 'x-variables': declared } = text.schema
  const isDeclared = kinds.has(kind) || declared !== undefined
  // An item of a list may stand for each plan.
  const isItem = typeof text.path.at(-2) === 'number' && listing.has(kind)
  if (!isDeclared && !isItem) return []
  const isForPlans = isItem && isPlanItem(valueAt(data, formatPath(text.path.slice(0, -1), data)))
  const known = isForPlans ? [planVariable] : (declared ?? [])
  const unknown = [...tokensIn(text.text)]
    .filter((name) => isForPlans || isDeclared || name === planVariable)
    .find((name) => !known.includes(name))
  if (unknown === undefined) return []

  const written = `{${unknown}}`
  return {
    messageId: 'unknown',
    data: { written },
    hint: didYouMean(unknown, known),
    span: { index: text.text.indexOf(written), length: written.length },
  }
})
