import { missingName } from '../../diagnostics/diagnostic.ts'
import { didYouMean } from '../../diagnostics/suggestion.ts'
import { type FilledFact, factsIn } from '../../model/facts/facts.ts'
import { factForms } from '../../model/facts/format-fact.ts'
import { collectDefinitions, placeOfNames } from '../../model/names.ts'
import type { Site } from '../../model/site.ts'
import { textsOf } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'facts/unknown',
  severity: 'error',
  summary:
    'Every {{fact}} that a text fills in is in facts.yaml, and can be written as the text asks.',
  why: 'The page would show the braces instead of the price.',
  example: {
    before: 'text: From {{price.cor}}, one-off.',
    after: 'text: From {{price.core}}, one-off.',
  },
  canBeAcknowledged: false,
  breaksPage: true,

  messages: {
    unknown: { message: 'There is no fact "{name}".' },
    form: {
      message: '"{form}" is no way to write a fact.',
      hint: 'Write {{{fact}}}, or {{{fact}|words}} for a number in words; {{{fact}|Words}} gives it a capital.',
    },
    noNumber: {
      message: 'The fact "{name}" is no number, so it has no words.',
      hint: 'Write {{{fact}}}.',
    },
  },
  items: textsOf,

  create: (site) => {
    const known = collectDefinitions(site)('fact')
    if (!known) return () => []

    return ({ document, text, path }) =>
      factsIn(text)
        .values()
        .flatMap((filled) => {
          const messageId = problemOf(site, filled, known)
          if (messageId === undefined) return []
          const { name, form, token, index } = filled
          return [
            {
              messageId,
              data: { name, form, fact: name },
              at: document.place(path, { within: token, after: index }),
              path: formatPath(path, document.data),
              ...(messageId === 'unknown' && {
                hint: didYouMean(name, [...known], { place: placeOfNames(site, 'fact') }),
              }),
              ...(messageId !== 'form' && { missing: missingName('fact', name) }),
            },
          ]
        })
  },
})

function problemOf(site: Site, { name, form }: FilledFact, known: ReadonlySet<string>) {
  if (!known.has(name)) return 'unknown'
  if (form === '') return undefined
  if (!factForms.has(form)) return 'form'
  return site.facts.get(name)?.number === undefined ? 'noNumber' : undefined
}
