import type { Kind } from '../kinds.ts'
import { defineRule } from './rule.ts'

const required = ['language', 'navigation'] as const satisfies readonly Kind[]
const translated = [
  'catalog-texts',
  'faq',
  'form',
  'quiz',
  'statistics',
] as const satisfies readonly Kind[]

const folders: Readonly<Record<(typeof translated)[number], string>> = {
  'catalog-texts': '',
  faq: 'faqs/',
  form: 'forms/',
  quiz: 'quizzes/',
  statistics: 'statistics/',
}

export const missingFile = defineRule({
  code: 'content/missing-file',
  severity: 'error',
  summary: 'Every language has its files.',
  why: 'Without them a page of that language has no words for its menus, questions or figures.',

  *check(site) {
    const settings = site.find('site', 'site')
    if (!settings) return

    for (const { code } of site.languages) {
      for (const kind of required) {
        if (site.find(kind, kind, code)) continue
        yield {
          at: settings.place(['languages']),
          message: `The language "${code}" has no ${kind}.yaml.`,
          hint: `Add ${fileIn(settings.file, `${code}/${kind}.yaml`)}, or take "${code}" out of the languages.`,
        }
      }
    }

    for (const kind of translated) {
      for (const document of site.all(kind, site.source.code)) {
        for (const { code } of site.translations) {
          if (site.find(kind, document.name, code)) continue
          const file = `${code}/${folders[kind]}${document.name}.yaml`
          yield {
            at: document.place([]),
            message: `This file has no counterpart in "${code}".`,
            hint: `Add ${fileIn(settings.file, file)} with the same keys.`,
          }
        }
      }
    }
  },
})

const fileIn = (siteFile: string, path: string) => siteFile.replace(/site\.yaml$/, path)
