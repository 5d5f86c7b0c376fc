import { factsIn } from '../../model/facts/facts.ts'
import { isValue, itemsOf } from '../../model/plans.ts'
import type { Site } from '../../model/site.ts'
import { isRecord } from '../../read/path.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'catalog/custom-value',
  severity: 'error',
  summary: 'Each value of a feature has its words in every language.',
  why: 'The page would show the name of the value, such as multi-page, instead of its words.',
  example: {
    before:
      '# catalog.yaml\ncustomValues: { core: email, pro: phone }\n# en/catalog.yaml\nvalues: { email: By email }',
    after:
      '# catalog.yaml\ncustomValues: { core: email, pro: phone }\n# en/catalog.yaml\nvalues: { email: By email, phone: By phone }',
  },
  canBeAcknowledged: false,

  messages: {
    noWords: {
      message: 'The value "{value}" of the feature "{feature}" has no words in {language}.',
      hint: 'Add "{value}: …" under "values" here. A figure is written as a fact, such as {fact}.',
      other: 'The value is here.',
    },
  },

  *check(site) {
    const catalog = site.find('catalog', 'catalog')
    if (!catalog) return

    for (const [index, { id, customValues }] of itemsOf(site, 'features').entries()) {
      const values = Object.entries(isRecord(customValues) ? customValues : {})
      // Words are missing once, however many plans show them.
      const named = new Map(
        values.flatMap(([plan, value]) => (isNamed(value) ? [[value, plan] as const] : [])),
      )
      for (const { document, texts } of textsOf(site, String(id))) {
        const words = isRecord(texts['values']) ? texts['values'] : {}
        for (const [value, plan] of named) {
          if (Object.hasOwn(words, value)) continue
          const path = ['features', String(id), 'values']
          yield {
            messageId: 'noWords',
            data: {
              value,
              feature: String(id),
              language: { language: document.language ?? site.source.code },
              fact: '{{revisions.core}}',
            },
            at: document.place('values' in texts ? path : path.slice(0, -1), { part: 'key' }),
            path: [...path, value].join('.'),
            related: [
              {
                at: catalog.place(['features', index, 'customValues', plan]),
                message: 'other',
              },
            ],
          }
        }
      }
    }
  },
})

/** Whether a value is the name of words, not a dash or a fact. */
const isNamed = (value: unknown): value is string =>
  typeof value === 'string' && isValue(value) && factsIn(value).length === 0

/** The words of a feature in each language that has some. */
const textsOf = (site: Site, feature: string) =>
  site.all('catalog-texts').flatMap((document) => {
    const features = isRecord(document.data) ? document.data['features'] : undefined
    const texts = isRecord(features) ? features[feature] : undefined
    return isRecord(texts) ? [{ document, texts }] : []
  })
