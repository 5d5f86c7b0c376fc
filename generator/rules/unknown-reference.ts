import type { Finding } from '../diagnostics/diagnostic.ts'
import type { Words } from '../diagnostics/words.ts'
import { readTarget } from '../links.ts'
import { collectNames, isReferenceKind, type Names, type ReferenceKind } from '../names.ts'
import { formatPath, isRecord } from '../path.ts'
import { linksIn } from '../rich-text.ts'
import type { Site } from '../site.ts'
import { didYouMean } from '../suggestion.ts'
import { tokenPlace } from '../token-place.ts'
import { type Text, textsOf, valuesOf } from '../values.ts'
import { defineRule } from './rule.ts'

const words: Readonly<Record<ReferenceKind, Words>> = {
  page: { en: 'page', nl: 'pagina' },
  faq: { en: 'list of questions', nl: 'lijst met vragen' },
  statistics: { en: 'list of figures', nl: 'lijst met cijfers' },
  form: { en: 'form', nl: 'formulier' },
  quiz: { en: 'quiz', nl: 'quiz' },
  fact: { en: 'fact', nl: 'feit' },
  plan: { en: 'plan', nl: 'pakket' },
  feature: { en: 'feature', nl: 'onderdeel' },
  level: { en: 'plan', nl: 'pakket' },
  wall: { en: 'wall', nl: 'tegelwand' },
}

export const unknownReference = defineRule({
  code: 'reference/unknown',
  severity: 'error',
  summary: {
    en: 'Whatever a text or a link names exists.',
    nl: 'Alles wat een tekst of link noemt, bestaat.',
  },
  why: {
    en: 'A link to no page sends visitors to a 404; a list that is not there leaves an empty section.',
    nl: 'Een link naar een pagina die er niet is, leidt naar een 404; een lijst die er niet is, laat een lege sectie.',
  },
  example: {
    before: 'to: plans/cor',
    after: 'to: plans/core',
  },
  canBeKept: false,

  *check(site) {
    const names = collectNames(site)
    for (const text of textsOf(site)) {
      yield* inValue(names, text)
      if (text.schema['x-kind'] === 'rich') yield* inMarkup(names, text)
    }
    yield* inKeys(names, site)
  },
})

function* inValue(names: Names, { document, text, path, schema }: Text): Generator<Finding> {
  const kind = schema['x-ref']
  if (!isReferenceKind(kind)) return

  const name = kind === 'page' ? pageIn(text) : text
  if (name === undefined || /\s/.test(name) || exists(names, kind, name)) return
  yield {
    at: document.place(path),
    path: formatPath(path, document.data),
    ...unknown(names, kind, name),
  }
}

function* inMarkup(names: Names, at: Text): Generator<Finding> {
  const { document, text, path } = at
  for (const link of linksIn(text)) {
    const page = pageIn(link)
    if (page === undefined || exists(names, 'page', page)) continue
    yield {
      at: tokenPlace(at, { index: text.indexOf(`(${link}`) + 1, length: link.length }),
      path: formatPath(path, document.data),
      ...unknown(names, 'page', page),
    }
  }
}

/** Keys that are names themselves, such as the plan ids in the catalogue's texts. */
function* inKeys(names: Names, site: Site): Generator<Finding> {
  for (const { document, value, path, schema } of valuesOf(site)) {
    const kind = schema.propertyNames?.['x-ref']
    if (!isReferenceKind(kind) || !isRecord(value)) continue

    for (const key of Object.keys(value)) {
      if (exists(names, kind, key)) continue
      const keyPath = [...path, key]
      yield {
        at: document.place(keyPath, { part: 'key' }),
        path: formatPath(keyPath, document.data),
        ...unknown(names, kind, key),
      }
    }
  }
}

const pageIn = (text: string) => {
  const target = readTarget(text)
  return target.kind === 'page' ? target.page : undefined
}

const exists = (names: Names, kind: ReferenceKind, name: string) => names(kind)?.has(name) ?? true

const unknown = (names: Names, kind: ReferenceKind, name: string) => ({
  message: {
    en: `There is no ${words[kind].en} "${name}".`,
    nl: `Er is geen ${words[kind].nl} "${name}".`,
  },
  hint: didYouMean(name, [...(names(kind) ?? [])]),
})
