import type { Memo } from '../../engine/memo.ts'
import { baseOf } from '../../languages/locale.ts'
import { vocabularyOf, vocabularyOrPlain } from '../../languages/vocabulary-of.ts'
import type { Site } from '../../model/site.ts'
import { textPlace, textSubjects } from '../../model/text-place.ts'
import { type TranslatableText, translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import {
  type ForeignWords,
  foreignSentence,
  foreignWords,
  hasLongSentence,
  otherVocabularies,
} from '../../text/foreign/foreign-words.ts'
import { siteWordsOf } from '../../text/foreign/site-words.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'language/wrong-language',
  severity: 'warning',
  summary: 'Every sentence is in the language of its page.',
  why: 'It was pasted in to be translated later; screen readers read it out with the wrong voice.',
  example: {
    before: '# nl\ntext: We build the site and the funnel.',
    after: '# nl\ntext: We bouwen de site en de funnel.',
  },

  messages: {
    foreign: {
      message: 'This is {foreign} on a page in {expected}: {words}.',
      hint: 'Write it in {expected}. If it is a quotation, put it between quotation marks.',
    },
  },
  items: translatableTexts,
  comparesGroups: true,

  // What a language without a vocabulary sounds like depends on the other texts of the site.
  mayFind: (text, site, memo) =>
    isJudgedBySite(site)
      ? hasLongSentence(text.text, memo) || inKnownLanguage(text, site, memo) !== undefined
      : inKnownLanguage(text, site, memo) !== undefined,

  create: (site, memo) => (text) => {
    if (text.schema['x-kind'] === 'quote') return []
    const found = inKnownLanguage(text, site, memo) ?? inSiteLanguage(text, site, memo)
    if (!found) return []
    const { first, language, text: words } = found
    return [
      {
        messageId: 'foreign',
        data: { foreign: { language }, expected: { language: text.language }, words },
        at: textPlace(text, { index: first.index, length: first.text.length }),
        path: formatPath(text.path, text.document.data),
        values: { [text.language]: text.text },
        breaks: textSubjects('words', text),
      },
    ]
  },
})

/** Whether a language of the site has no vocabulary. */
const isJudgedBySite = ({ languages }: Site) =>
  languages.some(({ code }) => vocabularyOf(code) === undefined)

/** Compares two languages with a vocabulary. */
function inKnownLanguage(
  { text, language }: TranslatableText,
  site: Site,
  memo: Memo,
): ForeignWords | undefined {
  const own = vocabularyOf(language)
  if (!own) return undefined
  const others = memo.ofSite(otherVocabularies, site.shared, language)
  return foreignWords({ text, own, others }, memo)
}

/** Compares two languages of which one has no vocabulary. */
function inSiteLanguage(
  { text, document, language }: TranslatableText,
  site: Site,
  memo: Memo,
): ForeignWords | undefined {
  if (!isJudgedBySite(site)) return undefined
  const all = siteWordsOf(site, memo)
  const words = all.get(language)
  if (!words) return undefined

  const isKnown = vocabularyOf(language) !== undefined
  const others = [...all].flatMap(([code, other]) =>
    baseOf(code) === baseOf(language) || (isKnown && vocabularyOf(code))
      ? []
      : [[code, { words: other, vocabulary: vocabularyOrPlain(code) }] as const],
  )
  const own = { words, vocabulary: vocabularyOrPlain(language) }
  return foreignSentence({ text, document, own, others }, memo)
}
