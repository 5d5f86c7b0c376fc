import { documentsByLanguage } from '../../compare/due-documents.ts'
import { indexOf, indexPath, ledgerPath, lostLedgers } from '../../compare/ledger.ts'
import { contentFile, type Site } from '../../model/site.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'translation/no-record',
  severity: 'error',
  summary: 'Every translation has a record of the source texts that it was made from.',
  why: 'Without it, a source text could change and its translation stay as it was, unnoticed.',
  example: {
    before: 'nl/pages/about.yaml',
    after: 'nl/pages/about.yaml\n.state/nl/pages/about.yaml   # written by: diptych accept',
  },
  canBeAcknowledged: false,

  messages: {
    missing: {
      message: 'There is no record of the {language} translations: {file} is missing.',
      hint: 'If it was there, get it back from git. For a new site or language, begin it with: npm run -s diptych -- accept --rebuild',
    },
    lost: {
      message: 'There is no record of this {language} translation: {file} is missing.',
      hint: 'Get it back from git. If that is not possible, start a new one with: npm run -s diptych -- accept --rebuild',
    },
  },

  *check(site) {
    const settings = site.find('site', 'site')
    if (!settings) return
    const folders = documentsByLanguage(site)

    for (const { code } of site.translations) {
      if (!folders.has(code)) continue
      const lost = lostLedgers(site, code)
      const missing = missingRecord(site, code, lost.length)
      if (missing !== undefined) {
        yield {
          messageId: 'missing',
          data: { language: { language: code }, file: contentFile(site, missing) },
          at: settings.place(['languages']),
        }
      } else {
        for (const each of lost) {
          const file = contentFile(site, `${code}/${each.address}.yaml`)
          yield {
            messageId: 'lost',
            data: { language: { language: code }, file: contentFile(site, ledgerPath(each)) },
            at: { file, line: 1, column: 1 },
          }
        }
      }
    }
  },
})

/** The file or folder that has to be there for the record of a language, if it is missing. */
function missingRecord(site: Site, language: string, lost: number): string | undefined {
  if (!indexOf(site, language)) return indexPath(language)
  const isEmpty = !site.all('state').some(({ name }) => name.startsWith(`${language}/`))
  return lost > 1 && isEmpty ? `.state/${language}` : undefined
}
