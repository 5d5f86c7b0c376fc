import { createFix, textPlace } from '../../model/text-place.ts'
import { translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { glossaryOf } from '../../text/glossary.ts'
import { maskNonProse, wordsIn } from '../../text/words.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'glossary/name',
  severity: 'warning',
  summary: 'Names have their own capitals.',
  why: 'People notice when their own name, or that of a tool they use, is written wrongly.',
  example: { before: 'text: Find us on Linkedin.', after: 'text: Find us on LinkedIn.' },

  messages: {
    capitals: {
      message: '"{written}" is written "{name}".',
      hint: 'Write {name}.',
      fix: 'Write {name}',
    },
  },
  items: translatableTexts,

  create: (site) => {
    const names = glossaryOf(site).names.filter(isDistinctive)
    if (names.length === 0) return () => []
    const patterns = {
      any: new RegExp(names.map(sourceOf).join('|'), 'iu'),
      each: names.map(toPattern),
    }

    return (text) =>
      misspeltNames(text.text, patterns).map(({ name, from, to }) => {
        const token = { index: from, length: to - from }
        return {
          messageId: 'capitals',
          data: { written: text.text.slice(from, to), name },
          at: textPlace(text, token),
          path: formatPath(text.path, text.document.data),
          ...createFix(text, token, { title: 'fix', text: name }),
          values: { [text.language]: text.text },
        }
      })
  },
})

/** Whether a name has several words or an inner capital. Other names may be ordinary words too. */
const isDistinctive = (name: string) => /\S\s+\S|\p{L}\p{Lu}/u.test(name)

interface NamePattern {
  readonly name: string
  /** Matches the name case-insensitively. */
  readonly pattern: RegExp
}

interface NamePatterns {
  /** Matches every text that has one of the names. */
  readonly any: RegExp
  readonly each: readonly NamePattern[]
}

const toPattern = (name: string): NamePattern => ({
  name,
  pattern: new RegExp(sourceOf(name), 'giu'),
})

const sourceOf = (name: string) =>
  `(?<![\\p{L}\\d])${RegExp.escape(name).replaceAll(/(?:\\x20| )+/g, '\\s+')}(?![\\p{L}\\d])`

interface MisspeltName {
  readonly name: string
  readonly from: number
  readonly to: number
}

/** Finds names that are written with the wrong capitals. */
function* misspeltNames(text: string, { any, each }: NamePatterns): Generator<MisspeltName> {
  const prose = maskNonProse(text)
  if (!any.test(prose)) return
  const isShouted = !/\p{Ll}/u.test(prose)
  if (isShouted || wordsIn(prose).length === 0) return

  for (const { name, pattern } of each) {
    for (const { 0: written, index } of prose.matchAll(pattern)) {
      const isOwn = written.replaceAll(/\s+/g, ' ') === name
      const isAllCaps = written === written.toUpperCase()
      if (!isOwn && !isAllCaps) yield { name, from: index, to: index + written.length }
    }
  }
}
