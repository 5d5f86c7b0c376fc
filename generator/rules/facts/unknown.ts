import { didYouMean } from '../../diagnostics/suggestion.ts'
import { factsIn } from '../../model/facts.ts'
import { collectDefinitions, placeOfNames } from '../../model/names/references.ts'
import { nameSubject, textSubject } from '../../model/names/subjects.ts'
import { textsOf } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'facts/unknown',
  severity: 'error',
  summary: 'Every {{fact}} that a text fills in is in facts.yaml.',
  why: 'The page would show the braces instead of the price.',
  example: {
    before: 'text: From {{price.cor}}, one-off.',
    after: 'text: From {{price.core}}, one-off.',
  },
  canBeAcknowledged: false,
  breaksPage: true,

  messages: {
    unknown: { message: 'There is no fact "{name}".' },
  },
  items: textsOf,
  needs: ['brace'],

  create: (site) => {
    const known = collectDefinitions(site)('fact')
    if (!known) return () => []

    return ({ document, text, path }) =>
      factsIn(text)
        .values()
        .filter(({ name }) => !known.has(name))
        .map(({ name, token, index }) => ({
          messageId: 'unknown',
          data: { name },
          hint: didYouMean(name, [...known], { place: placeOfNames(site, 'fact') }),
          at: document.place(path, { within: token, after: index }),
          path: formatPath(path, document.data),
          needs: [nameSubject('fact', name)],
          breaks: [textSubject({ document, path })],
        }))
  },
})
