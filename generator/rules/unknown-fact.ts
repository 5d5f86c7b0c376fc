import { factsIn } from '../facts.ts'
import { formatPath } from '../path.ts'
import { didYouMean } from '../suggestion.ts'
import { textsOf } from '../texts.ts'
import { defineRule } from './rule.ts'

export const unknownFact = defineRule({
  code: 'facts/unknown',
  severity: 'error',
  summary: 'Every {{fact}} that a text fills in is in facts.yaml.',
  why: 'The page would show the braces instead of the price.',

  *check(site) {
    const known = [...site.facts.keys()]

    for (const { document, text, path } of textsOf(site)) {
      for (const { name, token } of factsIn(text)) {
        if (site.facts.has(name)) continue
        yield {
          at: document.place(path, { within: token }),
          path: formatPath(path, document.data),
          message: `There is no fact "${name}".`,
          hint: didYouMean(name, known),
        }
      }
    }
  },
})
