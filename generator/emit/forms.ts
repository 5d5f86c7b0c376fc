import type { Fact } from '../facts.ts'
import { isRecord } from '../path.ts'
import type { Language, Site } from '../site.ts'
import { emitFormRule } from './form-rule.ts'
import { emitQuizRule } from './quiz-rule.ts'
import { fillFacts, resolveDocument } from './resolve.ts'

/** The rules of every form that visitors can send; `schema/data/form-rules.schema.json` describes them. */
export function emitForms(site: Site): unknown {
  const namesOf = (kind: 'form' | 'quiz') => [...new Set(site.all(kind).map(({ name }) => name))]
  const contact = contactOf(site)

  return {
    origin: site.settings.origin,
    ...(contact !== undefined && { contact }),
    notStored: Object.fromEntries(
      site.languages.flatMap((language) => {
        const words = notStoredOf(site, language)
        return words === undefined ? [] : [[language.code, words]]
      }),
    ),
    forms: [
      ...namesOf('form').map((name) => emitFormRule(site, name)),
      ...namesOf('quiz').flatMap((name) => emitQuizRule(site, name) ?? []),
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
function contactOf(site: Site): string | undefined {
  const navigation = site.find('navigation', 'navigation', site.source.code)?.data
  const footer = isRecord(navigation) ? navigation['footer'] : undefined
  const email = isRecord(footer) ? footer['email'] : undefined
  return typeof email === 'string' ? fillFacts(site, site.source, email) : undefined
}

/** What is said in a language when a form could not be kept. */
function notStoredOf(site: Site, language: Language): unknown {
  const document = site.find('language', 'language', language.code)
  const settings = document && resolveDocument(site, document, language)
  return isRecord(settings) ? settings['notStored'] : undefined
}

const units = new Set(['day', 'week', 'month', 'year'])

const periodOf = ({ number, unit = '' }: Fact = {}) =>
  number !== undefined && units.has(unit) ? { number, unit } : undefined
