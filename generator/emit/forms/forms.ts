import type { Cache } from '../../cache.ts'
import type { Fact } from '../../model/facts.ts'
import type { Site } from '../../model/site.ts'
import { isRecord } from '../../read/path.ts'
import { fillFacts, resolveDocument } from '../../text/resolve.ts'
import { emitFormRule } from './form-rule.ts'
import { emitQuizRule } from './quiz-rule.ts'

/** The rules of every form that visitors can send; `schema/data/form-rules.schema.json` describes them. */
export function emitForms(site: Site, cache: Cache): unknown {
  const namesOf = (kind: 'form' | 'quiz') => [...new Set(site.all(kind).map(({ name }) => name))]
  const contact = contactOf(site, cache)

  return {
    origin: site.settings.origin,
    ...(contact !== undefined && { contact }),
    notStored: wordsOf(site, 'notStored', cache),
    notTaken: wordsOf(site, 'notTaken', cache),
    forms: [
      ...namesOf('form').map((name) => emitFormRule(site, name, cache)),
      ...namesOf('quiz').flatMap((name) => emitQuizRule(site, name, cache) ?? []),
    ],
    retention: Object.fromEntries(
      ['requests', 'spam', 'unsent'].flatMap((name) => {
        const period = periodOf(site.facts.get(`retention.${name}`))
        return period ? [[name, period]] : []
      }),
    ),
  }
}

/** Where visitors can write to: the address in the footer. */
function contactOf(site: Site, cache: Cache): string | undefined {
  const navigation = site.find('navigation', 'navigation', site.source.code)?.data
  const footer = isRecord(navigation) ? navigation['footer'] : undefined
  const email = isRecord(footer) ? footer['email'] : undefined
  return typeof email === 'string' ? fillFacts(site, site.source, email, cache) : undefined
}

/** What is said, by language code, in the languages that have words for it. */
function wordsOf(site: Site, occasion: 'notStored' | 'notTaken', cache: Cache): unknown {
  return Object.fromEntries(
    site.languages.flatMap((language) => {
      const document = site.find('language', 'language', language.code)
      const settings = document && resolveDocument(site, document, language, cache)
      const words = isRecord(settings) ? settings[occasion] : undefined
      return words === undefined ? [] : [[language.code, words]]
    }),
  )
}

const units = new Set(['day', 'week', 'month', 'year'])

const periodOf = ({ number, unit = '' }: Fact = {}) =>
  number !== undefined && units.has(unit) ? { number, unit } : undefined
