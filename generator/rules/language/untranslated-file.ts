import { placeSubject } from '../../diagnostics/subjects.ts'
import { formatPath } from '../../read/path.ts'
import { isMostlyUntranslated, untranslatedByFile } from '../../text/foreign/untranslated.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'language/untranslated-file',
  severity: 'error',
  summary: 'A file in the folder of a language is in that language.',
  why: 'A folder that was copied to be translated later looks complete, and visitors get the language that they did not choose.',
  example: {
    before: '# nl/pages/about.yaml, a copy of en/pages/about.yaml\ntitle: About us',
    after: '# nl/pages/about.yaml\ntitle: Over ons',
  },

  messages: {
    all: {
      message: 'This file is not translated: {count} of {total} texts are still in {source}.',
      hint: 'Translate it into {translation}.',
    },
    most: {
      message:
        'Most of this file is not translated: {count} of {total} texts are still in {source}.',
      hint: 'Translate the rest into {translation}.',
    },
  },

  *check(site, memo) {
    for (const [document, untranslated] of untranslatedByFile(site, memo)) {
      const { texts, count, first } = untranslated
      if (!first || !isMostlyUntranslated(untranslated)) continue
      yield {
        messageId: count === texts ? 'all' : 'most',
        data: {
          count,
          total: texts,
          source: { language: site.source.code },
          translation: { language: first.language.code },
        },
        at: document.place(first.translation.path),
        path: formatPath(first.translation.path, document.data),
        breaks: [placeSubject('language', document.file)],
        needs: [placeSubject('language', first.source.document.file)],
        values: { [first.language.code]: `${count}/${texts}` },
      }
    }
  },
})
