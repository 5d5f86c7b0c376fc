import { documentsByLanguage } from '../../model/language-folders.ts'
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
    folder: {
      message: '{language} has no folder.',
      hint: 'Write its files with: npm run -s diptych -- add language {code}. Or take "{code}" out of the languages.',
    },
    notLanguage: {
      message: 'The folder "{code}" has no language.yaml, so it is no language of the site.',
      hint: 'Add {file}, or move the folder out of the content.',
    },
    language: {
      message: '{language} has no {kind}.yaml.',
      hint: 'Add {file}, or take "{code}" out of the languages.',
    },
    translation: {
      message: 'This file has no counterpart in {language}.',
      hint: 'Add {file} with the same keys.',
    },
  },

  *check(site, cache) {
    const settings = site.find('site', 'site')
    if (!settings) return
    const byLanguage = documentsByLanguage(site, cache)
    const codes = site.languages.map(({ code }) => code)

    for (const [code, [first]] of byLanguage) {
      if (!first || codes.includes(code)) continue
      yield {
        messageId: 'notLanguage',
        data: { code, file: fileIn(settings.file, `${code}/language.yaml`) },
        at: first.place([]),
      }
    }
    for (const code of codes.filter((each) => !byLanguage.has(each))) {
      yield {
        messageId: 'folder',
        data: { language: { language: code }, code },
        at: settings.place(['languages']),
      }
    }
    const present = site.languages.filter(({ code }) => byLanguage.has(code))
    for (const { code } of present) {
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
        for (const { code } of present) {
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
