import { hasOtherWords } from '../compare/changed-words.ts'
import type { TranslationState } from '../compare/translation-state.ts'
import { vocabularyOrPlain } from '../languages/index.ts'
import { memoize } from '../memoize.ts'
import type { Site } from '../model/site.ts'
import { type Text, valuesIn } from '../model/texts.ts'
import type { SourceDocument } from '../read/documents.ts'
import type { Path } from '../read/path.ts'
import type { Schemas } from '../validate/schemas.ts'
import { figuresOfTexts } from './figures/compare-figures.ts'
import { figureContext } from './figures/figures-in.ts'
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
  const texts = [
    { language: site.source.code, now: source.text, before: confirmation?.was },
    { language: language.code, now: translation.text, before: confirmation?.said },
  ]
  return (
    [source, translation].some((text) => isMarked(text, site.schemas)) ||
    texts.some(({ language: code, now, before = now }) => bindsInWords([now, before], code, site))
  )
}

/** Whether texts of a language are about money, a share or rights. */
const bindsInWords = (texts: readonly string[], language: string, site: Site): boolean =>
  isAboutMoney(texts, language, site) || texts.some((text) => isAboutRights(text, language))

function isMarked({ document, path }: Text, schemas: Schemas): boolean {
  const marked = markedPlaces(document, schemas)
  return path.some((_, index) => marked.has(keyOf(path.slice(0, index + 1)))) || marked.has('')
}

/** The places in a document with all in them that binds. */
export const markedPlaces = memoize(
  (document: SourceDocument, schemas: Schemas): ReadonlySet<string> =>
    new Set(
      valuesIn(document, schemas).flatMap(({ schema, value, path }) => {
        if (schema['x-binding'] !== true || value === false) return []
        return [keyOf(value === true ? path.slice(0, -1) : path)]
      }),
    ),
)

const keyOf = (path: Path) => path.join('/')

function isAboutMoney(texts: readonly string[], language: string, site: Site): boolean {
  const { figures, words } = figuresOfTexts(texts, figureContext(site, language))
  return [...figures, ...words()].some(({ kind }) => kind === 'money' || kind === 'percent')
}

function isAboutRights(text: string, language: string): boolean {
  const { rights } = vocabularyOrPlain(language)
  return rights.size > 0 && wordsIn(maskNonProse(text)).some(({ lower }) => rights.has(lower))
}
