import { languageName } from '../../languages/language-name.ts'
import { requiredKinds, translatedKinds } from '../../read/file-kind.ts'
import { defineLegacyRule } from '../rule.ts'

const folders: Readonly<Record<(typeof translatedKinds)[number], string>> = {
  'catalog-texts': '',
  faq: 'faqs/',
  form: 'forms/',
  quiz: 'quizzes/',
  statistics: 'statistics/',
}

export const rule = defineLegacyRule({
  code: 'content/missing-file',
  severity: 'error',
  summary: { en: 'Every language has its files.', nl: 'Elke taal heeft haar bestanden.' },
  why: {
    en: 'Without them a page of that language has no words for its menus, questions or figures.',
    nl: 'Zonder die bestanden heeft een pagina in die taal geen woorden voor menu’s, vragen of cijfers.',
  },
  example: {
    before: 'en/faqs/plans.yaml',
    after: 'en/faqs/plans.yaml\nnl/faqs/plans.yaml',
  },
  canBeAcknowledged: false,

  *check(site) {
    const settings = site.find('site', 'site')
    if (!settings) return

    for (const { code } of site.languages) {
      const name = languageName(code)
      for (const kind of requiredKinds) {
        if (site.find(kind, kind, code)) continue
        yield {
          at: settings.place(['languages']),
          message: {
            en: `${name.en} has no ${kind}.yaml.`,
            nl: `Het ${name.nl} heeft geen ${kind}.yaml.`,
          },
          hint: {
            en: `Add ${fileIn(settings.file, `${code}/${kind}.yaml`)}, or take "${code}" out of the languages.`,
            nl: `Maak ${fileIn(settings.file, `${code}/${kind}.yaml`)}, of haal "${code}" uit de talen.`,
          },
        }
      }
    }

    for (const kind of translatedKinds) {
      for (const document of site.all(kind, site.source.code)) {
        for (const { code } of site.translations) {
          if (site.find(kind, document.name, code)) continue
          const file = `${code}/${folders[kind]}${document.name}.yaml`
          yield {
            at: document.place([]),
            message: {
              en: `This file has no counterpart in ${languageName(code).en}.`,
              nl: `Dit bestand heeft geen tegenhanger in het ${languageName(code).nl}.`,
            },
            hint: {
              en: `Add ${fileIn(settings.file, file)} with the same keys.`,
              nl: `Maak ${fileIn(settings.file, file)} met dezelfde sleutels.`,
            },
          }
        }
      }
    }
  },
})

const fileIn = (siteFile: string, path: string) => siteFile.replace(/site\.yaml$/, path)
