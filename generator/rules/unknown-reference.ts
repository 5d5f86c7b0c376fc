import type { Finding } from '../diagnostics/diagnostic.ts'
import { readTarget } from '../links.ts'
import { collectNames, isReferenceKind, type Names, type ReferenceKind } from '../names.ts'
import { formatPath, isRecord } from '../path.ts'
import { linksIn } from '../rich-text.ts'
import type { Site } from '../site.ts'
import { didYouMean } from '../suggestion.ts'
import { type Text, textsOf, valuesOf } from '../values.ts'
import { defineRule } from './rule.ts'

const words: Readonly<Record<ReferenceKind, string>> = {
  page: 'page',
  faq: 'list of questions',
  statistics: 'list of figures',
  form: 'form',
  quiz: 'quiz',
  fact: 'fact',
  plan: 'plan',
  feature: 'feature',
  level: 'plan',
  wall: 'wall',
}

export const unknownReference = defineRule({
  code: 'reference/unknown',
  severity: 'error',
  summary: 'Whatever a text or a link names exists.',
  why: 'A link to no page sends visitors to a 404; a list that is not there leaves an empty section.',

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

function* inMarkup(names: Names, { document, text, path }: Text): Generator<Finding> {
  for (const link of linksIn(text)) {
    const page = pageIn(link)
    if (page === undefined || exists(names, 'page', page)) continue
    yield {
      at: document.place(path, { within: `(${link}` }),
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
  message: `There is no ${words[kind]} "${name}".`,
  hint: didYouMean(name, [...(names(kind) ?? [])]),
})
