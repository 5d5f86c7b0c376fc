import type { FormRules, Period } from '#site/types.ts'
import { periodOf, retained } from '../../model/facts/facts.ts'
import type { Site } from '../../model/site.ts'
import { languageTexts } from '../../text/language-texts.ts'
import { resolveContent } from '../../text/resolve.ts'
import { emitFormRule } from './form-rule.ts'
import { emitQuizRule } from './quiz-rule.ts'

/** The rules of all forms. */
export function emitForms(site: Site): FormRules {
  const namesOf = (kind: 'form' | 'quiz') => [...new Set(site.all(kind).map(({ name }) => name))]
  const contact = contactOf(site)
  const settings = resolveContent(site, 'site', { language: site.source })
  const staffLanguage = settings?.forms?.staffLanguage

  return {
    origin: site.settings.origin,
    ...(contact !== undefined && { contact }),
    ...(staffLanguage !== undefined && { staffLanguage }),
    notStored: wordsOf(site, 'notStored'),
    notTaken: wordsOf(site, 'notTaken'),
    forms: [
      ...namesOf('form').map((name) => emitFormRule(site, name)),
      ...namesOf('quiz').flatMap((name) => emitQuizRule(site, name) ?? []),
    ],
    retention: Object.fromEntries(
      retained.flatMap((name): [string, Period][] => {
        const period = periodOf(site.facts.get(`retention.${name}`))
        return period ? [[name, period]] : []
      }),
    ),
  }
}

/** The contact address: that of the organization, else the one in the footer. */
const contactOf = (site: Site): string | undefined =>
  resolveContent(site, 'site', { language: site.source })?.organization?.email ??
  resolveContent(site, 'navigation', { language: site.source })?.footer?.email

/** The texts by language code, for the languages that have them. */
const wordsOf = <Occasion extends 'notStored' | 'notTaken'>(site: Site, occasion: Occasion) =>
  Object.fromEntries(
    site.languages.flatMap((language) => {
      const words = languageTexts(site, language)[occasion]
      return words === undefined ? [] : [[language.code, words]]
    }),
  )
