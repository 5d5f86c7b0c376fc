import type { Memo } from '../../engine/memo.ts'
import { baseOf, isPrivateUse, scriptOf } from '../../languages/locale.ts'
import { vocabularyOf } from '../../languages/vocabulary-of.ts'
import type { Language, Site } from '../../model/site.ts'
import type { TranslatableText } from '../../model/texts.ts'
import { isAllCaps, unquoted, wordsIn } from '../words.ts'

/** What the prose of a file shows of its language. JSON can hold it. */
export interface Prose {
  /** The language that the file should be in. */
  readonly language: string
  /** The path of the file without language and extension. */
  readonly address: string
  readonly words: number
  readonly letters: number
  /** How many of the words one language of the site alone has in its vocabulary, by its base. */
  readonly hits: Readonly<Record<string, number>>
  /** The scripts of nearly all letters. More than one if languages of the site share letters. */
  readonly scripts: readonly string[]
  /** The different words, joined by spaces. Empty if each language of the site has a vocabulary. */
  readonly list: string
}

/** The fewest words, or letters of another script, that a file is judged by. */
const enough = { words: 30, letters: 150 }

/** The share of function words that prose in their language surely has. Measured: 0.2 to 0.5. */
const certain = 0.1

/** The share below which prose is in another language. Measured: at most 0.03 between German and Dutch. */
const hardlyAny = 0.04

/** The share of letters that tells a script. */
const nearlyAll = 0.8

/** Whether a language of the site has no vocabulary, so that the words of other files have to tell. */
export const needsOtherFiles = ({ languages }: Site): boolean =>
  languages.some(({ code }) => !vocabularyOf(code))

/** What the texts of one file show. undefined if that is too little to judge by. */
export function proseOf(
  texts: readonly TranslatableText[],
  { shared: site }: Site,
  memo: Memo,
): Prose | undefined {
  const [first] = texts
  if (!first) return undefined
  // A text that stands in many places shows no more than in one.
  const shown = new Set(
    texts
      .filter(({ schema }) => schema['x-kind'] !== 'quote' && schema['x-kind'] !== 'code')
      .map(({ text }) => text),
  )
  const prose = [...shown].map((text) => unquoted(text, memo))
  const words = prose
    .flatMap((text) => wordsIn(text, memo))
    .filter((word) => /\p{L}/u.test(word.text) && !isAllCaps(word))
  // Where all languages have one script, letters tell nothing.
  const scripts = memo.ofSite(scriptsOfSite, site)
  const all = scripts.length > 0 ? prose.join(' ') : ''
  const letters = countOf(all, /\p{L}/gu)
  if (words.length < enough.words && letters < enough.letters) return undefined

  const owners = memo.ofSite(ownersOfWords, site)
  const hits: Record<string, number> = {}
  for (const { lower } of words) {
    const owner = owners.get(lower)
    if (owner !== undefined) hits[owner] = (hits[owner] ?? 0) + 1
  }
  const list = needsOtherFiles(site) ? new Set(words.map(({ lower }) => lower)) : []
  return {
    ...{ language: first.language, address: first.document.address, words: words.length, letters },
    ...{ hits, scripts: scriptsIn(all, letters, scripts) },
    list: [...list].join(' '),
  }
}

/** The language that alone has a function word, by the word. */
export function ownersOfWords({ languages }: Site): ReadonlyMap<string, string> {
  const owners = new Map<string, string | undefined>()
  for (const base of new Set(languages.map(({ code }) => baseOf(code)))) {
    for (const word of vocabularyOf(base)?.functionWords ?? [])
      owners.set(word, owners.has(word) ? undefined : base)
  }
  return new Map([...owners].flatMap(([word, base]) => (base === undefined ? [] : [[word, base]])))
}

export const scriptsOfSite = ({ languages }: Site): readonly string[] => {
  const scripts = new Set(languages.map(({ locale }) => scriptOf(locale)))
  return scripts.size > 1 ? [...scripts] : []
}

/** The letters of scripts that are several to Unicode. */
const lettersOf: Readonly<Record<string, string>> = {
  Hans: String.raw`\p{Script=Han}`,
  Hant: String.raw`\p{Script=Han}`,
  Jpan: String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`,
  Kore: String.raw`\p{Script=Hangul}`,
}

const scriptsIn = (text: string, letters: number, scripts: readonly string[]) =>
  scripts.filter((script) => countOf(text, letterOf(script)) >= nearlyAll * letters)

/** Matches the letters of a script. None if it is no script of Unicode: locales come from content. */
function letterOf(script: string): RegExp {
  try {
    return new RegExp(`[${lettersOf[script] ?? `\\p{Script=${script}}`}]`, 'gu')
  } catch {
    return /(?!)/g
  }
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** Tells which language a file is in, where it is another one of the site than the file should be in. */
export function createLanguageCheck(
  proses: readonly Prose[],
  { languages }: Site,
): (prose: Prose) => string | undefined {
  const byFile = new Map(proses.map((each) => [`${each.language} ${each.address}`, each]))
  const siteWords = createSiteWords(proses)

  const looksLike = (prose: Prose | undefined, language: string) =>
    prose !== undefined && shareOf(prose, language) >= certain

  /** Whether the file in the other language has changed places with this one, or was copied here. */
  const isExchanged = (prose: Prose, other: string) => {
    const twin = byFile.get(`${other} ${prose.address}`)
    if (!twin) return false
    if (isKnown(other) && looksLike(prose, other))
      return !looksLike(twin, other) || overlap(prose, twin) >= nearlyAll
    return (
      isKnown(prose.language) &&
      shareOf(prose, prose.language) < hardlyAny &&
      looksLike(twin, prose.language)
    )
  }

  /** How sure it is that a file is in another language: 0 if it is not. */
  const evidence = (prose: Prose, { code, locale }: Language, own: Language) => {
    const { scripts, letters, words } = prose
    const known = shareOf(prose, code)
    if (scripts.length > 0) {
      if (!scripts.includes(scriptOf(locale))) return 0
      if (!scripts.includes(scriptOf(own.locale)) && letters >= enough.letters) return 1 + known
    }
    const ownShare = shareOf(prose, own.code)
    if (words < enough.words || (isKnown(code) && known < certain) || ownShare >= certain) return 0
    if (isKnown(code) && isKnown(own.code)) return known >= 4 * ownShare ? known : 0
    return isExchanged(prose, code) || siteWords.areOf(prose, code) ? 1 + known : 0
  }

  return (prose) => {
    const own = languages.find(({ code }) => code === prose.language)
    if (!own || isPrivateUse(own.code)) return undefined
    const others = languages.filter(
      ({ code }) => baseOf(code) !== baseOf(own.code) && !isPrivateUse(code),
    )
    const [best] = others
      .map((other) => ({ code: other.code, sure: evidence(prose, other, own) }))
      .filter(({ sure }) => sure > 0)
      .toSorted((a, b) => b.sure - a.sure)
    return best?.code
  }
}

const isKnown = (language: string) => vocabularyOf(language) !== undefined

/** The share of words that the language alone has. */
const shareOf = ({ hits, words }: Prose, language: string) =>
  words === 0 ? 0 : (hits[baseOf(language)] ?? 0) / words

const listOf = ({ list }: Prose) => (list === '' ? [] : list.split(' '))

/** The share of the different words that another file has too. */
function overlap(prose: Prose, other: Prose): number {
  const there = new Set(listOf(other))
  const words = listOf(prose)
  return words.filter((word) => there.has(word)).length / Math.max(words.length, 1)
}

/** Compares a file with the words that the other files of a language use. */
function createSiteWords(proses: readonly Prose[]) {
  const users = new Map<string, Map<string, number>>()
  for (const prose of proses) {
    const words = users.get(prose.language) ?? new Map<string, number>()
    users.set(prose.language, words)
    for (const word of listOf(prose)) words.set(word, (words.get(word) ?? 0) + 1)
  }
  const share = (prose: Prose, language: string) => {
    const list = listOf(prose)
    const besides = language === prose.language ? 1 : 0
    const vocabulary = vocabularyOf(language)?.functionWords
    const used = (word: string) =>
      vocabulary?.has(word) === true || (users.get(language)?.get(word) ?? 0) > besides
    return list.filter(used).length / Math.max(list.length, 1)
  }
  return {
    /** Whether hardly a word of a file is used in its own language, and many are in another one. */
    areOf: (prose: Prose, language: string) => {
      const own = share(prose, prose.language)
      if (own > 0.25) return false
      const foreign = share(prose, language)
      return foreign >= 0.4 && foreign >= 2.5 * own
    },
  }
}
