import { didYouMean } from '../../diagnostics/suggestion.ts'
import { factsIn } from '../../model/facts.ts'
import { collectDefinitions, placeOfNames } from '../../model/references.ts'
import type { Site } from '../../model/site.ts'
import { textsOf } from '../../model/texts.ts'
import { formatPath, valueAt } from '../../read/path.ts'
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

  supersedes: { onSameKey: ['facts/mismatch'] },
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
        .filter(({ name }) => !known.has(name) && !isWritten(site, name))
        .map(({ name, token, index }) => ({
          messageId: 'unknown',
          data: { name },
          hint: didYouMean(name, [...known], placeOfNames(site, 'fact')),
          at: document.place(path, { within: token, after: index }),
          path: formatPath(path, document.data),
        }))
  },
})

/** Another rule reports a malformed fact in facts.yaml. */
const isWritten = (site: Site, name: string) =>
  name.split('.').length === 2 && valueAt(site.find('facts', 'facts')?.data, name) !== undefined
