import type { Finding } from '../diagnostics/diagnostic.ts'
import { readTarget } from '../links.ts'
import { isReferenceKind, namesOf, type ReferenceKind } from '../names.ts'
import { formatPath, isRecord } from '../path.ts'
import { linksIn } from '../rich-text.ts'
import type { Site } from '../site.ts'
import { didYouMean } from '../suggestion.ts'
import { type Text, textsOf } from '../texts.ts'
import { visits } from '../walk.ts'
import { defineRule } from './rule.ts'

const words: Readonly<Record<ReferenceKind, string>> = {
  page: 'page',
  faq: 'list of questions',
  statistics: 'list of figures',
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
    for (const text of textsOf(site)) {
      yield* inValue(site, text)
      if (text.schema['x-kind'] === 'rich') yield* inMarkup(site, text)
    }
    yield* inKeys(site)
  },
})

function* inValue(site: Site, { document, text, path, schema }: Text): Generator<Finding> {
  const kind = schema['x-ref']
  if (!isReferenceKind(kind)) return

  const name = kind === 'page' ? pageIn(text) : text
  if (name === undefined || exists(site, kind, name)) return
  yield {
    at: document.place(path),
    path: formatPath(path, document.data),
    ...unknown(site, kind, name),
  }
}

function* inMarkup(site: Site, { document, text, path }: Text): Generator<Finding> {
  for (const link of linksIn(text)) {
    const page = pageIn(link)
    if (page === undefined || exists(site, 'page', page)) continue
    yield {
      at: document.place(path, { within: `(${link}` }),
      path: formatPath(path, document.data),
      ...unknown(site, 'page', page),
    }
  }
}

/** Keys that are names themselves, such as the plan ids in the catalogue's texts. */
function* inKeys(site: Site): Generator<Finding> {
  for (const document of site.documents) {
    const at = site.schemas.root(`${document.kind}.schema.json`)
    for (const { value, path, schema } of visits(site.schemas, at, document.data)) {
      const kind = schema.propertyNames?.['x-ref']
      if (!isReferenceKind(kind) || !isRecord(value)) continue

      for (const key of Object.keys(value)) {
        if (exists(site, kind, key)) continue
        const keyPath = [...path, key]
        yield {
          at: document.place(keyPath, { part: 'key' }),
          path: formatPath(keyPath, document.data),
          ...unknown(site, kind, key),
        }
      }
    }
  }
}

const pageIn = (text: string) => {
  const target = readTarget(text)
  return target.kind === 'page' ? target.page : undefined
}

const exists = (site: Site, kind: ReferenceKind, name: string) => namesOf[kind](site).includes(name)

const unknown = (site: Site, kind: ReferenceKind, name: string) => ({
  message: `There is no ${words[kind]} "${name}".`,
  hint: didYouMean(name, namesOf[kind](site)),
})
