import { translatablePairs } from '../../compare/pairs.ts'
import { formatPath } from '../../read/path.ts'
import { tokensIn } from '../../text/words.ts'
import { isForm } from '../../validate/schemas.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'placeholders/mismatch',
  severity: 'error',
  summary: 'A translation has the same {words} to be filled in as its source.',
  why: 'A lost {price} leaves a gap in the sentence, and one too many shows its braces.',
  example: {
    before: '# en\nstepOf: Step {step} of {total}\n# nl\nstepOf: Stap {stap} van {total}',
    after: '# nl\nstepOf: Stap {step} van {total}',
  },
  canBeAcknowledged: false,

  messages: {
    missing: { message: 'This text lacks {missing}.', hint: 'Use: {wanted}.' },
    extra: {
      message: 'This text has {extra} that its source lacks.',
      hint: 'Use: {wanted}.',
      none: 'Use: none.',
    },
    both: {
      message: 'This text lacks {missing}, and has {extra} that its source lacks.',
      hint: 'Use: {wanted}.',
    },
  },
  items: translatablePairs,

  create:
    (site) =>
    ({ source, translation, language }) => {
      const [wanted, found] = [tokensIn(source.text), tokensIn(translation.text)]
      // One language may write “one feature” where another one has the figure.
      const { 'x-count': count = '' } = isForm(source.schema) ? source.schema : {}
      const isFree = (name: string) => name === count && source.path.at(-1) !== 'other'
      const missing = [...wanted.difference(found)].filter((name) => !isFree(name))
      const extra = [...found.difference(wanted)].filter((name) => !isFree(name))
      const [first] = extra
      if (missing.length === 0 && first === undefined) return []

      const messageId = first === undefined ? 'missing' : missing.length === 0 ? 'extra' : 'both'
      return [
        {
          messageId,
          data: { missing: listOf(missing), extra: listOf(extra), wanted: listOf([...wanted]) },
          hint: wanted.size === 0 ? 'extra.none' : 'hint',
          at: translation.document.place(
            translation.path,
            first === undefined ? {} : { within: `{${first}}` },
          ),
          path: formatPath(translation.path, translation.document.data),
          related: [{ at: source.document.place(source.path), message: 'source.here' }],
          values: { [site.source.code]: source.text, [language.code]: translation.text },
        },
      ]
    },
})

const listOf = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')
