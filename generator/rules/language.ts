import { isDeepStrictEqual } from 'node:util'
import type { Finding } from '../diagnostics/diagnostic.ts'
import { didYouMean } from '../diagnostics/suggestion.ts'
import { vocabularyOf } from '../languages/index.ts'
import {
  baseOf,
  isLocale,
  type PluralCategory,
  pluralCategories,
  scriptOf,
} from '../languages/locale.ts'
import { hasShippedWords, readShippedWords } from '../languages/shipped-words.ts'
import type { Vocabulary } from '../languages/vocabulary.ts'
import { memoize } from '../memoize.ts'
import { pagesIn } from '../model/outline.ts'
import { languageNamed, type Site } from '../model/site.ts'
import { located, textPlace } from '../model/text-place.ts'
import { type TranslatableText, translatableTexts, valuesOf } from '../model/texts.ts'
import type { SourceDocument } from '../read/documents.ts'
import { formatPath, isRecord } from '../read/path.ts'
import { type ForeignWords, foreignWords, tellingWords } from '../text/foreign-words.ts'
import { glossaryOf, registerOfPage } from '../text/glossary.ts'
import { isMostlyUntranslated, untranslatedByFile } from '../text/untranslated.ts'
import { maskNonProse, tokensIn, unquoted, type Word, wordsIn } from '../text/words.ts'
import type { Visit } from '../validate/walk.ts'
import { groupRule, pairRule, siteRule, textRule } from './rule.ts'

export const length = pairRule(
  'language/length',
  'warning',
  ({ source, translation, language }, site) => {
    const bound = bounds.find(({ from }) => lengthOf(source.text) >= from)
    if (!bound) return undefined
    const [own, other] = [usualLength(site.source.code), usualLength(language.code)]
    const ratio = lengthOf(translation.text) / lengthOf(source.text)
    const relative = (ratio * own.length) / other.length
    const room = own.isMeasured && other.isMeasured ? 1 : slack
    if (relative >= bound.min / room && relative <= bound.max * room) return undefined
    return {
      messageId: 'length',
      // As a text: a number would get a thousands separator.
      data: { percent: String(Math.round(ratio * 100)) },
      hint: ratio < 1 ? 'short' : 'long',
    }
  },
)

/**
 * The allowed length of a translation, relative to the usual ratio of the two languages, by the
 * number of characters in the source. Measured on English and Dutch texts: from 200 characters, the
 * ratio is between 0.83 and 1.14.
 */
const bounds = [
  { from: 400, min: 0.76, max: 1.3 },
  { from: 200, min: 0.7, max: 1.42 },
  { from: 100, min: 0.6, max: 1.6 },
  { from: 60, min: 0.5, max: 1.9 },
] as const

/** How much wider the bounds are if the usual ratio of two languages is not measured. */
const slack = 1.25

/** The usual length of a language without a vocabulary, relative to English, by its script. */
const usualByScript: Readonly<Record<string, number>> = {
  ...{ Hans: 0.35, Hant: 0.35, Jpan: 0.5, Kore: 0.55 },
}

/** The usual length of a text in a language, relative to English. */
const usualLength = memoize((language: string) => {
  const { length } = vocabularyOf(language) ?? {}
  const isMeasured = length !== undefined
  return { length: length ?? usualByScript[scriptOf(language)] ?? 1.1, isMeasured }
})

const lengthOf = memoize(
  (text: string): number => maskNonProse(text).replaceAll(/\s+/g, ' ').trim().length,
)

export const missingWords = siteRule('language/missing-words', 'error', function* (site) {
  const asked = Object.keys(readShippedWords('en').words)
  for (const { code } of site.languages) {
    const document = site.find('language', 'language', code)
    if (hasShippedWords(code) || !isRecord(document?.data)) continue
    const isProvided = site.all('page', code).every((page) => site.faceOf(page).status !== 404)
    const { words: written, notFound } = document.data
    const own = isRecord(written) ? written : {}
    const names = [
      ...asked.filter((name) => !Object.hasOwn(own, name)),
      ...(isProvided && notFound === undefined ? ['notFound'] : []),
    ]
    if (names.length === 0) continue
    const at = document.place(isRecord(written) ? ['words'] : [])
    yield { messageId: 'words', data: { language: { language: code }, names }, at }
  }
})

export const pluralForm = groupRule('language/plural-form', 'error', function* (site) {
  for (const visit of valuesOf(site)) {
    const { document, schema, value } = visit
    if (schema['x-count'] === undefined || !isRecord(value) || !document.language) continue
    const { locale } = languageNamed(site, document.language)
    yield* checkForms(visit, value, pluralCategories(locale))
  }
})

function* checkForms(
  { document, path, schema }: Visit,
  forms: Readonly<Record<string, unknown>>,
  categories: readonly PluralCategory[],
): Generator<Finding> {
  const language = { language: document.language ?? '' }
  const [first = 'other'] = Object.keys(forms)
  for (const { name, numbers } of categories) {
    if (name === 'other' || numbers.length === 0 || Object.hasOwn(forms, name)) continue
    yield {
      messageId: 'missing',
      data: { language, form: name, numbers: shown(numbers) },
      at: document.place([...path, first], { part: 'key' }),
      path: formatPath([...path, name], document.data),
    }
  }

  const wanted = tokensIn(String(forms['other'] ?? ''))
  for (const [form, text] of Object.entries(forms)) {
    const inside = [...path, form]
    const at = document.place(inside, { part: 'key' })
    const place = { at, path: formatPath(inside, document.data) }
    const category = categories.find(({ name }) => name === form)
    if (!category) {
      // A key that no language has is told by the schema.
      if (!Object.hasOwn(schema.properties ?? {}, form)) continue
      const names = categories.map(({ name }) => name)
      yield { ...place, messageId: 'unknown', data: { language, form, forms: names } }
      continue
    }
    const missing = wanted.difference(tokensIn(String(text)))
    for (const name of missing) {
      // A form for one number may say it in words.
      if (name === schema['x-count'] && category.numbers.length === 1) continue
      yield { ...place, messageId: 'variable', data: { form, missing: `{${name}}` } }
    }
  }
}

/** The first numbers of a form, and a sign that there are more. */
const shown = (numbers: readonly number[]) =>
  `${numbers.slice(0, 3).join(', ')}${numbers.length > 3 ? ' …' : ''}`

export const register = textRule('language/register', 'warning', (text, site) => {
  const own = registerOfPage(text.document)
  const register = own ?? glossaryOf(site).register.get(text.language)
  const vocabulary = vocabularyOf(text.language)
  if (register === undefined || !vocabulary || text.schema['x-kind'] === 'quote') return undefined
  // If the language does not know the register, another rule reports it at its declaration.
  if (!Object.hasOwn(vocabulary.registers, register)) return undefined

  const [first] = otherRegister(text.text, vocabulary, register)
  if (!first) return undefined
  return {
    messageId: own === undefined ? 'notOfSite' : 'notOfPage',
    data: { word: first.text, language: { language: text.language }, register },
    span: { index: first.index, length: first.text.length },
  }
})

/** The words of a text that belong to another register. */
function otherRegister(
  text: string,
  { registers, notRegister }: Vocabulary,
  register: string,
): readonly Word[] {
  const prose = unquoted(text)
  const others = Object.keys(registers).filter((name) => name !== register)
  const strays = wordsIn(prose).filter(({ lower }) =>
    others.some((name) => registers[name]?.has(lower)),
  )
  if (strays.length === 0 || !notRegister) return strays

  const exempt = [...prose.matchAll(notRegister)].map(
    ({ 0: { length }, index }) => [index, index + length] as const,
  )
  return strays.filter(({ index }) => !exempt.some(([start, end]) => index >= start && index < end))
}

export const unknownRegister = groupRule('language/unknown-register', 'error', function* (site) {
  const glossary = site.documents.find(({ kind }) => kind === 'glossary')
  const chosen = [
    ...(glossary
      ? [...glossaryOf(site).register].map(
          ([code, register]) => [glossary, ['register', code], code, register] as const,
        )
      : []),
    ...pagesIn(site).map(
      (page) => [page, ['register'], page.language ?? '', registerOfPage(page)] as const,
    ),
  ]
  for (const [document, path, language, register] of chosen) {
    const { registers } = vocabularyOf(language) ?? {}
    if (!registers || register === undefined || Object.hasOwn(registers, register)) continue
    yield {
      messageId: 'unknown',
      data: { language: { language }, register },
      hint: didYouMean(register, Object.keys(registers)),
      ...located(document, path),
    }
  }
})

/**
 * The minimum number of words of a sentence. Shorter equal texts may be words that both languages
 * share.
 */
const minSentence = 4

export const untranslated = groupRule('language/untranslated', 'warning', function* (group) {
  for (const [document, file] of untranslatedByFile(group)) {
    const isFile = isMostlyUntranslated(file)
    for (const { pair, words } of file.open.values()) {
      const { source, translation, language } = pair
      const languages = {
        source: { language: group.source.code },
        translation: { language: language.code },
      }
      const place = {
        at: document.place(translation.path),
        path: formatPath(translation.path, document.data),
      }
      if (isFile) {
        yield {
          messageId: 'file',
          data: { count: file.count, total: file.texts, ...languages },
          severity: 'error',
          ...place,
          values: { [language.code]: `${file.count}/${file.texts}` },
        }
        break
      }
      yield {
        messageId: 'untranslated',
        data: languages,
        severity: words.length >= minSentence ? 'error' : 'warning',
        ...place,
        related: [{ at: source.document.place(source.path), message: 'source.here' }],
        values: { [group.source.code]: source.text, [language.code]: translation.text },
      }
    }
  }
})

// A group rule: what `eld` answers is kept with the findings of the group.
export const wrongLanguage = groupRule('language/wrong-language', 'warning', function* (group) {
  const judged = translatableTexts(group).filter(isJudged)
  for (const [document, texts] of Map.groupBy(judged, ({ document }) => document)) {
    const found = foreignTexts(texts, group)
    const [first] = found
    if (!first) continue
    const { language } = first.text
    const foreign = languageOfFile(texts, found)
    if (foreign !== undefined) {
      yield {
        messageId: 'file',
        severity: 'error',
        data: {
          foreign: { language: foreign },
          expected: { language },
          folder: `${foreign}/`,
        },
        at: document.place(first.text.path),
        path: formatPath(first.text.path, document.data),
      }
      continue
    }
    for (const { text, parts } of found) {
      const [{ language: other, words }] = parts
      const index = words[0]?.index ?? 0
      const last = words.at(-1)
      const length = (last ? last.index + last.text.length : index) - index
      yield {
        messageId: 'foreign',
        data: {
          foreign: { language: other },
          expected: { language },
          words: text.text.slice(index, index + length),
        },
        at: textPlace(text, { index, length }),
        path: formatPath(text.path, document.data),
        values: { [language]: text.text },
      }
    }
  }
})

/** A text, and what of it is in another language. */
interface ForeignText {
  readonly text: TranslatableText
  readonly parts: readonly [ForeignWords, ...ForeignWords[]]
}

/** What is not translated at all is told as that. */
function foreignTexts(texts: readonly TranslatableText[], group: Site): readonly ForeignText[] {
  return texts.flatMap((text): readonly ForeignText[] => {
    const telling = tellingWords(group.shared, text.language)
    const [first, ...others] = foreignWords(text.text, text.language, telling)
    if (!first || isUntranslated(text, group)) return []
    return [{ text, parts: [first, ...others] }]
  })
}

function isUntranslated({ document, path }: TranslatableText, group: Site): boolean {
  const open = untranslatedByFile(group).get(document)?.open.keys() ?? []
  return [...open].some((other) => isDeepStrictEqual(other.path, path))
}

const isJudged = ({ schema }: TranslatableText) =>
  schema['x-kind'] !== 'quote' && schema['x-kind'] !== 'code'

/** Fewer words are told text by text. */
const enough = 20

/** The language that most words of a file are in. */
function languageOfFile(
  texts: readonly TranslatableText[],
  found: readonly ForeignText[],
): string | undefined {
  const parts = found.flatMap((each) => each.parts)
  const [most = []] = [...Map.groupBy(parts, ({ language }) => language).values()].toSorted(
    (a, b) => countOf(b) - countOf(a),
  )
  const all = texts.reduce((sum, { text }) => sum + wordsIn(unquoted(text)).length, 0)
  const count = countOf(most)
  return count >= enough && count > all / 2 ? most[0]?.language : undefined
}

const countOf = (parts: readonly ForeignWords[]) =>
  parts.reduce((sum, { words }) => sum + words.length, 0)

export const wrongLocale = siteRule('language/wrong-locale', 'error', function* (site) {
  const source = site.find('language', 'language', site.source.code)
  const status = source && textAt(source, 'status')
  if (source && (status === 'draft' || status === 'partial'))
    yield { messageId: 'stage', data: { status }, ...located(source, ['status']) }
  for (const { code } of site.languages) {
    const document = site.find('language', 'language', code)
    const locale = document && textAt(document, 'locale')
    // The schema reports one that is none.
    if (!document || !locale || !isLocale(locale) || baseOf(locale) === baseOf(code)) continue
    yield {
      messageId: 'locale',
      data: { locale, language: { language: code }, code: baseOf(code) },
      ...located(document, ['locale']),
    }
  }
})

const textAt = ({ data }: SourceDocument, key: string): string | undefined => {
  const value = isRecord(data) ? data[key] : undefined
  return typeof value === 'string' ? value : undefined
}
