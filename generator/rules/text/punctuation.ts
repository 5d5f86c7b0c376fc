import { translatablePairs } from '../../compare/pairs.ts'
import type { Severity } from '../../diagnostics/diagnostic.ts'
import { vocabularyOrPlain } from '../../languages/index.ts'
import { formatPath } from '../../read/path.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'text/punctuation',
  severity: 'info',
  summary:
    'A translation ends as its source does: with a question mark, a colon, a full stop or none.',
  why: 'A question that lost its mark reads as a statement; a colon that is gone announces nothing.',
  example: {
    before: '# en\nquestion: How long does it take?\n# nl\nquestion: Hoe lang duurt het',
    after: '# nl\nquestion: Hoe lang duurt het?',
  },

  messages: {
    ends: {
      message: '{source} ends {sourceEnd}, {translation} {translationEnd}.',
      hint: 'End both in the same way, if the sentence allows it.',
      original: 'The {source} text.',
    },
    marks: {
      question: 'with a question mark',
      colon: 'with a colon',
      exclamation: 'with an exclamation mark',
      point: 'with a full stop',
      ellipsis: 'with an ellipsis',
      none: 'with none',
    },
  },
  items: translatablePairs,

  create:
    (site) =>
    ({ source, translation, language }) => {
      const there = endOf(source.text, site.source.code)
      const here = endOf(translation.text, language.code)
      // A statement may become a question: the tone may differ.
      if (there === here || here === '?') return []

      return [
        {
          messageId: 'ends',
          data: {
            source: { language: site.source.code },
            translation: { language: language.code },
            sourceEnd: { text: `marks.${names[there]}` },
            translationEnd: { text: `marks.${names[here]}` },
          },
          severity: severityOf(there, here),
          at: translation.document.place(translation.path),
          path: formatPath(translation.path, translation.document.data),
          related: [{ at: source.document.place(source.path), message: 'original' }],
          values: { [site.source.code]: source.text, [language.code]: translation.text },
        },
      ]
    },
})

type End = '?' | ':' | '!' | '.' | '…' | ''

const names: Readonly<Record<End, string>> = {
  '?': 'question',
  ':': 'colon',
  '!': 'exclamation',
  '.': 'point',
  '…': 'ellipsis',
  '': 'none',
}

const last = /(\?|:|!|\.{3}|…|\.)[\s*_"'”’“‘»«)\]」』]*$/

/** The marks of other scripts that end a sentence as these do. */
const marksOfScripts: Readonly<Record<string, End>> = {
  '？': '?',
  '؟': '?',
  ';': '?',
  '：': ':',
  '！': '!',
  '。': '.',
  '｡': '.',
  '।': '.',
  '۔': '.',
}

const markOfScript = /[？؟;：！。｡।۔](?=[\s*_"'”’“‘»«)\]」』]*$)/u

/** Abbreviations of several parts, such as a.o. and z.B. */
const abbreviated = /(?<![\p{L}\p{N}])\p{L}{1,4}\.\p{L}{1,4}\.$/u

const lastWord = /(\p{L}+)\.$/u

/** Whether the full stop at the end of a text belongs to an abbreviation. */
function endsAbbreviated(text: string, language: string): boolean {
  const trimmed = text.trimEnd()
  // The patterns would look for a start in the whole text.
  const end = trimmed.slice(trimmed.lastIndexOf(' ') + 1)
  const [, word = ''] = lastWord.exec(end) ?? []
  const { abbreviations } = vocabularyOrPlain(language)
  return abbreviations.has(word.toLowerCase()) || abbreviated.test(end)
}

function endOf(text: string, language: string): End {
  const found = last.exec(text.replace(markOfScript, (mark) => marksOfScripts[mark] ?? mark))?.[1]
  if (found === '.' && endsAbbreviated(text, language)) return ''
  if (found === '...') return '…'
  return found === '?' || found === ':' || found === '!' || found === '.' || found === '…'
    ? found
    : ''
}

/** A lost question mark or colon changes the meaning. Other differences are tone. */
const severityOf = (source: End, translation: End): Severity =>
  (source === '?' || source === ':') && translation !== '…' ? 'warning' : 'info'
