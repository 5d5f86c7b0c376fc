import type { Site } from '../../model/site.ts'
import { textPlace } from '../../model/text-place.ts'
import { type TranslatableText, translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { leftoverMarkup, markupInPlainText, type Span } from '../../text/markup.ts'
import { fillFacts } from '../../text/resolve.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'markup/broken',
  severity: 'error',
  summary: 'Markup is complete, and used only where a text can have it.',
  why: 'Otherwise visitors read the stars and brackets.',
  example: {
    before: 'answer: See **the plans and [the prices] (plans).',
    after: 'answer: See **the plans** and [the prices](plans).',
  },
  canBeAcknowledged: false,

  messages: {
    broken: {
      message:
        '"{found}" is not closed, has a space too many or no words; visitors would not read what is meant.',
      hint: 'Write **bold**, *emphasis* or [a link](page-id), and \\* for a star that visitors read.',
    },
    inPlainText: {
      message: '"{found}" is markup, which this text cannot have.',
      hint: 'Write it without stars, brackets and other signs of markup.',
    },
  },
  items: translatableTexts,

  create: (site) => (text) => {
    const { document, path, schema } = text
    if (schema['x-kind'] === 'code') return []
    const isRich = schema['x-kind'] === 'rich'
    const found = isRich
      ? (leftoverMarkup(withFacts(text, site)) ?? linkWithSpace(text.text, site))
      : markupInPlainText(text.text)
    if (found === undefined) return []
    const span = withWords(text.text, found)
    return [
      {
        messageId: isRich ? 'broken' : 'inPlainText',
        data: { found: text.text.slice(span.index, span.index + span.length) },
        at: textPlace(text, span),
        path: formatPath(path, document.data),
      },
    ]
  },
})

/**
 * Whether a star marks up depends on what stands beside it: a fact is replaced by the first and the last
 * character of its value, and as many others as its name has.
 */
function withFacts({ text, language: code }: TranslatableText, site: Site): string {
  const language = site.languages.find((each) => each.code === code) ?? site.source
  return text.replaceAll(fact, (token) => {
    const value = fillFacts(site, language, token)
    return value === '' ? token : `${value.charAt(0)}${'x'.repeat(token.length - 2)}${value.at(-1)}`
  })
}

const fact = /\{\{[^{}]+\}\}/g

/** Finds a link with a space before its target: [the plans] (plans). */
function linkWithSpace(text: string, site: Site): Span | undefined {
  const candidates = text.matchAll(/\[[^[\]]+\] \(([\w/-]+)\)/g)
  const found = candidates.find(([, name = '']) => site.pageNamed(name) !== undefined)
  return found && { index: found.index, length: found[0].length }
}

/** The most characters of a word that are shown beside broken markup. */
const longest = 30

/** The markup with the words that it touches. */
function withWords(text: string, { index, length }: Span): Span {
  const [before = ''] = /\S*$/.exec(text.slice(Math.max(0, index - longest), index)) ?? []
  const [after = ''] = /^\S*/.exec(text.slice(index + length, index + length + longest)) ?? []
  return { index: index - before.length, length: before.length + length + after.length }
}
