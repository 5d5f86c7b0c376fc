import type { FormRules, Period } from '#site/types.ts'
import type { Memo } from '../../engine/memo.ts'
import { periodOf, retained } from '../../model/facts/facts.ts'
import type { Site } from '../../model/site.ts'
import { languageTexts } from '../../text/language-texts.ts'
import { resolveContent } from '../../text/resolve.ts'
import { emitFormRule } from './form-rule.ts'
import { emitQuizRule } from './quiz-rule.ts'

/** The rules of all forms. */
export function emitForms(site: Site, memo: Memo): FormRules {
  const namesOf = (kind: 'form' | 'quiz') => [...new Set(site.all(kind).map(({ name }) => name))]
  const contact = contactOf(site, memo)
  const settings = resolveContent(site, 'site', { language: site.source }, memo)
  const staffLanguage = settings?.forms?.staffLanguage

  return {
    origin: site.settings.origin,
    ...(contact !== undefined && { contact }),
    ...(staffLanguage !== undefined && { staffLanguage }),
    notStored: wordsOf(site, 'notStored', memo),
    notTaken: wordsOf(site, 'notTaken', memo),
    forms: [
      ...namesOf('form').map((name) => emitFormRule(site, name, memo)),
      ...namesOf('quiz').flatMap((name) => emitQuizRule(site, name, memo) ?? []),
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
const contactOf = (site: Site, memo: Memo): string | undefined =>
  resolveContent(site, 'site', { language: site.source }, memo)?.organization?.email ??
  resolveContent(site, 'navigation', { language: site.source }, memo)?.footer?.email

/** The texts by language code, for the languages that have them. */
const wordsOf = <Occasion extends 'notStored' | 'notTaken'>(
  site: Site,
  occasion: Occasion,
  memo: Memo,
) =>
  Object.fromEntries(
    site.languages.flatMap((language) => {
      const words = languageTexts(site, language, memo)[occasion]
      return words === undefined ? [] : [[language.code, words]]
    }),
  )
