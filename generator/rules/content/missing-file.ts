import { requiredKinds, translatedKinds } from '../../read/file-kind.ts'
import { defineSiteRule } from '../rule.ts'

const folders: Readonly<Record<(typeof translatedKinds)[number], string>> = {
  'catalog-texts': '',
  faq: 'faqs/',
  form: 'forms/',
  quiz: 'quizzes/',
  statistics: 'statistics/',
}

export const rule = defineSiteRule({
  code: 'content/missing-file',
  severity: 'error',
  summary: 'Every language has its files.',
  why: 'Without them a page of that language has no words for its menus, questions or figures.',
  example: {
    before: 'en/faqs/plans.yaml',
    after: 'en/faqs/plans.yaml\nnl/faqs/plans.yaml',
  },
  canBeAcknowledged: false,

  messages: {
    language: {
      message: '{language} has no {kind}.yaml.',
      hint: 'Add {file}, or take "{code}" out of the languages.',
    },
    translation: {
      message: 'This file has no counterpart in {language}.',
      hint: 'Add {file} with the same keys.',
    },
  },

  *check(site) {
    const settings = site.find('site', 'site')
    if (!settings) return

    for (const { code } of site.languages) {
      for (const kind of requiredKinds) {
        if (site.find(kind, kind, code)) continue
        const file = fileIn(settings.file, `${code}/${kind}.yaml`)
        yield {
          messageId: 'language',
          data: { language: { language: code }, kind, file, code },
          at: settings.place(['languages']),
        }
      }
    }

    for (const kind of translatedKinds) {
      for (const document of site.all(kind, site.source.code)) {
        for (const { code } of site.translations) {
          if (site.find(kind, document.name, code)) continue
          const path = `${code}/${folders[kind]}${document.name}.yaml`
          yield {
            messageId: 'translation',
            data: { language: { language: code }, file: fileIn(settings.file, path) },
            at: document.place([]),
          }
        }
      }
    }
  },
})

const fileIn = (siteFile: string, path: string) => siteFile.replace(/site\.yaml$/, path)
