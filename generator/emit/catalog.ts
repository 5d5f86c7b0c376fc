import type { Cache } from '../cache.ts'
import { formatFact } from '../model/facts.ts'
import { addressOf } from '../model/links.ts'
import type { Language, Site } from '../model/site.ts'
import { isRecord } from '../read/path.ts'
import { fillFacts, resolveDocument, resolveWall } from '../text/resolve.ts'

/** Marks that a plan has no value of its own for a feature. */
const none = new Set(['-', '–', '—'])

/** The plans in the words of a language; `schema/data/chrome.schema.json` describes one. */
export function emitPlans(site: Site, language: Language, cache: Cache): readonly unknown[] {
  const texts = textsOf(site, language, cache)
  const from = String(
    recordOf(recordOf(site.find('language', 'language', language.code)?.data)['words'])['from'] ??
      '',
  )
  const { currency } = site.settings

  return listOf(site.find('catalog', 'catalog')?.data, 'plans').map(
    ({ id, price, page, popular, wall }, index) => {
      const fact = site.facts.get(String(price)) ?? {}
      const written = formatFact(fact, { locale: language.locale, currency }, cache)
      return {
        id,
        ...recordOf(recordOf(texts['plans'])[String(id)]),
        price: written,
        from: from.replace('{price}', written),
        href: addressOf(String(page), site, language),
        size: index + 1,
        ...(popular === true && { popular }),
        ...(wall !== undefined && { wall: resolveWall(site, String(wall)) }),
      }
    },
  )
}

/** Plans and features in the words of a language; see `schema/data/page.schema.json`. */
export function emitCatalog(site: Site, language: Language, cache: Cache): unknown {
  const texts = recordOf(textsOf(site, language, cache)['features'])

  const features = listOf(site.find('catalog', 'catalog')?.data, 'features').map((feature) => {
    const { values, ...words } = recordOf(texts[String(feature['id'])])
    const { customValues: named, ...rest } = feature
    const customValues = Object.entries(recordOf(named))
      .filter(([, value]) => !none.has(String(value)))
      .map(([plan, value]) => [
        plan,
        recordOf(values)[String(value)] ?? fillFacts(site, language, String(value), cache),
      ])

    return {
      ...rest,
      ...(customValues.length > 0 && { customValues: Object.fromEntries(customValues) }),
      ...words,
    }
  })
  return { plans: emitPlans(site, language, cache), features }
}

function textsOf(site: Site, language: Language, cache: Cache) {
  const document = site.find('catalog-texts', 'catalog', language.code)
  return document ? recordOf(resolveDocument(site, document, language, cache)) : {}
}

const recordOf = (value: unknown) => (isRecord(value) ? value : {})

function listOf(data: unknown, key: string): readonly Readonly<Record<string, unknown>>[] {
  const list = recordOf(data)[key]
  return Array.isArray(list) ? list.filter(isRecord) : []
}
