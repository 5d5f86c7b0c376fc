import { hasOtherWords } from '../compare/changed-words.ts'
import type { TranslationState } from '../compare/translation-record.ts'
import { vocabularyOrPlain } from '../languages/index.ts'
import { memoize } from '../memoize.ts'
import type { Site } from '../model/site.ts'
import { type Text, valuesIn } from '../model/texts.ts'
import type { SourceDocument } from '../read/documents.ts'
import type { Schemas } from '../validate/schemas.ts'
import { figuresOfTexts } from './figures/compare-figures.ts'
import type { Figure } from './figures/figure.ts'
import { figureContext } from './figures/read-figures.ts'
import { maskNonProse, wordsIn } from './words.ts'

/** Whether the words of a translation changed, those of its source did not, and what it says binds. */
export const isBindingChange = (pair: TranslationState, site: Site): boolean =>
  pair.freshness === 'changed-alone' &&
  hasOtherWords(pair.confirmation?.said ?? '', pair.translation.text) &&
  isBinding(pair, site)

/**
 * Whether a text binds: its schema or its document says so, or in one of its languages, now or when it was
 * confirmed, it is about money, a share or rights.
 */
export function isBinding(
  { source, translation, language, confirmation }: TranslationState,
  site: Site,
): boolean {
  const { was, said } = confirmation ?? {}
  return (
    [source, translation].some((text) => isMarked(text, site.schemas)) ||
    bindsInWords([source.text, was ?? ''], site.source.code, site) ||
    bindsInWords([translation.text, said ?? ''], language.code, site)
  )
}

/** Whether texts of a language are about money, a share or rights. */
function bindsInWords(texts: readonly string[], language: string, site: Site): boolean {
  const { figures, words } = figuresOfTexts(texts, figureContext(site, language))
  const { rights } = vocabularyOrPlain(language)
  return (
    [...figures, ...words()].some(isMoneyOrShare) ||
    texts.some((text) => wordsIn(maskNonProse(text)).some(({ lower }) => rights.has(lower)))
  )
}

const isMoneyOrShare = ({ kind, amount = 0 }: Figure) =>
  kind === 'money' || kind === 'percent' || (kind === 'number' && amount > 0 && amount < 1)

function isMarked({ document, path }: Text, schemas: Schemas): boolean {
  const marked = markedPlaces(document, schemas)
  return [[], ...path.map((_, index) => path.slice(0, index + 1))].some((place) =>
    marked.has(place.join('/')),
  )
}

/** The places in a document with all in them that binds. */
const markedPlaces = memoize(
  (document: SourceDocument, schemas: Schemas): ReadonlySet<string> =>
    new Set(
      valuesIn(document, schemas).flatMap(({ schema, value, path }) => {
        if (schema['x-binding'] !== true || value === false) return []
        return [(value === true ? path.slice(0, -1) : path).join('/')]
      }),
    ),
)
