import { factsIn } from '../facts.ts'
import { collectNames } from '../names.ts'
import { formatPath } from '../path.ts'
import { didYouMean } from '../suggestion.ts'
import { textsOf } from '../values.ts'
import { defineRule } from './rule.ts'

export const unknownFact = defineRule({
  code: 'facts/unknown',
  severity: 'error',
  summary: 'Every {{fact}} that a text fills in is in facts.yaml.',
  why: 'The page would show the braces instead of the price.',

  *check(site) {
    const known = collectNames(site)('fact')
    if (!known) return

    for (const { document, text, path } of textsOf(site)) {
      for (const { name, token, index } of factsIn(text)) {
        if (known.has(name)) continue
        yield {
          at: document.place(path, { within: token, after: index }),
          path: formatPath(path, document.data),
          message: `There is no fact "${name}".`,
          hint: didYouMean(name, [...known]),
        }
      }
    }
  },
})
