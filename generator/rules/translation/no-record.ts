import { documentsByLanguage } from '../../compare/language-folders.ts'
import { isPrivateUse } from '../../languages/locale.ts'
import { contentFile } from '../../model/site.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'translation/no-record',
  severity: 'error',
  summary: 'Every translation has a record of the source texts that it was made from.',
  why: 'Without it nobody notices when a source text changes and its translation does not.',
  example: {
    before: 'nl/pages/about.yaml',
    after: 'nl/pages/about.yaml\n.state/nl.yaml   # written by: diptych accept',
  },
  canBeAcknowledged: false,

  messages: {
    missing: {
      message: 'There is no record of the {language} translations: {file} is missing.',
      hint: 'If it was there, get it back from git. For a new site or language, begin it with: npm run -s diptych -- accept --rebuild',
    },
  },

  *check(site, cache) {
    const settings = site.find('site', 'site')
    if (!settings) return
    const folders = documentsByLanguage(site, cache)

    for (const { code } of site.translations) {
      if (isPrivateUse(code) || !folders.has(code) || site.find('state', code)) continue
      yield {
        messageId: 'missing',
        data: {
          language: { language: code },
          file: contentFile(site, `.state/${code}.yaml`),
        },
        at: settings.place(['languages']),
      }
    }
  },
})
