import { baseOf, isLocale } from '../../languages/locale.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { isRecord } from '../../read/path.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'language/wrong-locale',
  severity: 'error',
  summary: 'The settings of a language are its own.',
  why: 'With the locale of another language, prices and dates are written its way and screen readers read the page out with its voice.',
  example: {
    before: '# nl/language.yaml\nname: English\nlocale: en-GB',
    after: '# nl/language.yaml\nname: Nederlands\nlocale: nl-NL',
  },
  canBeAcknowledged: false,

  messages: {
    locale: {
      message: 'The locale "{locale}" is not one of {language}.',
      hint: 'Write a locale that begins with "{code}", or rename the folder.',
    },
    name: {
      message: 'This language is called "{name}", as another one is.',
      hint: 'Write the name of {language} in {language}: visitors choose their language by it.',
      other: 'The other one is here.',
    },
    stage: {
      message: 'The source language is "{status}", and the others are translations of it.',
      hint: 'Remove the line, or let site.yaml list a whole language first.',
    },
  },

  *check(site) {
    const source = site.find('language', 'language', site.source.code)
    const status = source && textAt(source, 'status')
    if (source && (status === 'draft' || status === 'partial')) {
      yield { messageId: 'stage', data: { status }, at: source.place(['status']), path: 'status' }
    }
    for (const [index, { code }] of site.languages.entries()) {
      const document = site.find('language', 'language', code)
      if (!document) continue
      const locale = textAt(document, 'locale')
      if (locale !== undefined && isOther(locale, code)) {
        yield {
          messageId: 'locale',
          data: { locale, language: { language: code }, code: baseOf(code) },
          at: document.place(['locale']),
          path: 'locale',
        }
      }

      const name = textAt(document, 'name')
      const other = site.languages
        .slice(0, index)
        .map((before) => site.find('language', 'language', before.code))
        .find((before) => before && name !== undefined && textAt(before, 'name') === name)
      if (!other || name === undefined) continue
      yield {
        messageId: 'name',
        data: { name, language: { language: code } },
        at: document.place(['name']),
        path: 'name',
        related: [{ at: other.place(['name']), message: 'other' }],
      }
    }
  },
})

/** Whether a locale is that of another language. The schema reports one that is none. */
const isOther = (locale: string, code: string) =>
  isLocale(locale) && baseOf(locale) !== baseOf(code)

const textAt = ({ data }: SourceDocument, key: string): string | undefined => {
  const value = isRecord(data) ? data[key] : undefined
  return typeof value === 'string' ? value : undefined
}
