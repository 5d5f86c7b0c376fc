import { didYouMean } from '../../diagnostics/suggestion.ts'
import { isPlanItem, planVariable } from '../../model/plans.ts'
import { textPlace } from '../../model/text-place.ts'
import { translatableTexts } from '../../model/texts.ts'
import type { Kind } from '../../read/file-kind.ts'
import { formatPath, valueAt } from '../../read/path.ts'
import { tokensIn } from '../../text/words.ts'
import { defineItemRule } from '../rule.ts'

/** The kinds of files whose schemas declare the variables of every text that has some. */
const kinds: ReadonlySet<Kind> = new Set(['language', 'quiz', 'tool-builder'])

/** The kinds of files with such lists. */
const listing: ReadonlySet<Kind> = new Set(['form', 'navigation'])

export const rule = defineItemRule({
  code: 'placeholders/unknown',
  severity: 'error',
  summary: 'Every {word} of a text is one that the site fills in.',
  why: 'Nobody fills in any other; visitors read its braces.',
  example: {
    before: 'counter: Question {number} of {total}',
    after: 'counter: Question {step} of {total}',
  },
  canBeAcknowledged: false,

  messages: {
    unknown: { message: 'The site has nothing to fill in for "{written}" here.' },
  },
  items: translatableTexts,

  create: () => (text) => {
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
    return [
      {
        messageId: 'unknown',
        data: { written },
        hint: didYouMean(unknown, known),
        at: textPlace(text, { index: text.text.indexOf(written), length: written.length }),
        path: formatPath(text.path, text.document.data),
      },
    ]
  },
})
