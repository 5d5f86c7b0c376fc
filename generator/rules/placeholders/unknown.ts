import { legacyDidYouMean } from '../../diagnostics/suggestion.ts'
import { textPlace } from '../../model/text-place.ts'
import { translatableTexts } from '../../model/texts.ts'
import type { Kind } from '../../read/file-kind.ts'
import { formatPath } from '../../read/path.ts'
import { tokensIn } from '../../text/words.ts'
import { defineLegacyItemRule } from '../rule.ts'

/** The files whose schemas say which words of each text are filled in. */
const kinds: ReadonlySet<Kind> = new Set(['language', 'quiz', 'tool-builder'])

export const rule = defineLegacyItemRule({
  code: 'placeholders/unknown',
  severity: 'error',
  summary: {
    en: 'Every {word} of a text is one that the site fills in.',
    nl: 'Elk {woord} in een tekst wordt door de site ingevuld.',
  },
  why: {
    en: 'Nobody fills in any other; visitors read its braces.',
    nl: 'Een ander vult niemand in; bezoekers lezen de accolades.',
  },
  example: {
    before: 'counter: Question {number} of {total}',
    after: 'counter: Question {step} of {total}',
  },
  canBeAcknowledged: false,

  each: translatableTexts,

  *find(texts) {
    for (const at of texts) {
      if (!kinds.has(at.document.kind)) continue
      const known = at.schema['x-variables'] ?? []
      const [unknown] = [...tokensIn(at.text)].filter((name) => !known.includes(name))
      if (unknown === undefined) continue
      const written = `{${unknown}}`
      yield {
        at: textPlace(at, { index: at.text.indexOf(written), length: written.length }),
        path: formatPath(at.path, at.document.data),
        message: {
          en: `The site has nothing to fill in for "${written}" here.`,
          nl: `De site kan hier niets invullen voor "${written}".`,
        },
        hint: legacyDidYouMean(unknown, known),
      }
    }
  },
})
