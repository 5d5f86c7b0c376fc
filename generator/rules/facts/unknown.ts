import { legacyDidYouMean } from '../../diagnostics/suggestion.ts'
import { factsIn } from '../../model/facts.ts'
import { collectDefinitions } from '../../model/references.ts'
import type { Site } from '../../model/site.ts'
import { textsOf } from '../../model/texts.ts'
import { formatPath, valueAt } from '../../read/path.ts'
import { defineLegacyItemRule } from '../rule.ts'

export const rule = defineLegacyItemRule({
  code: 'facts/unknown',
  severity: 'error',
  summary: {
    en: 'Every {{fact}} that a text fills in is in facts.yaml.',
    nl: 'Elk {{feit}} dat een tekst invult, staat in facts.yaml.',
  },
  why: {
    en: 'The page would show the braces instead of the price.',
    nl: 'De pagina zou de accolades laten zien in plaats van de prijs.',
  },
  example: {
    before: 'text: From {{price.cor}}, one-off.',
    after: 'text: From {{price.core}}, one-off.',
  },
  canBeAcknowledged: false,

  each: textsOf,

  *find(items, site) {
    const known = collectDefinitions(site)('fact')
    if (!known) return

    for (const { document, text, path } of items) {
      for (const { name, token, index } of factsIn(text)) {
        if (known.has(name) || isWritten(site, name)) continue
        yield {
          at: document.place(path, { within: token, after: index }),
          path: formatPath(path, document.data),
          message: { en: `There is no fact "${name}".`, nl: `Er is geen feit "${name}".` },
          hint: legacyDidYouMean(name, [...known]),
        }
      }
    }
  },
})

/** One that is in the file and is not as it should be is told there. */
const isWritten = (site: Site, name: string) =>
  name.split('.').length === 2 && valueAt(site.find('facts', 'facts')?.data, name) !== undefined
