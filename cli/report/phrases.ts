import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MessageLanguage } from '#generator/index.ts'
import type { CliContext } from '../context.ts'

/** A text with `{names}`, or a text per plural category of its `{count}`. */
type Phrase = string | Readonly<Record<string, string>>

/** The phrases of the command line in English. `generator/languages/<code>/cli.yaml` translates them. */
export const phrases = {
  error: 'error',
  warning: 'warning',
  info: 'note',
  here: 'here',
  fixIt: 'Fix it',
  keepIt: 'Keep it',
  more: 'More',
  fixCommand: 'Or have it done:',
  keepCommand: 'If it is meant to be so:',
  keepPair: 'If both say the same:',
  why: 'why it is meant to be so',
  nothing: 'Nothing to fix',
  toFix: '{count} to fix',
  toLookAt: '{count} to look at',
  toKnow: '{count} to know',
  kept: '{count} kept on purpose',
  hidden: '{count} not shown',
  showPart: 'One file:',
  showAll: 'All of it:',
  alsoFollows: 'It stands here too, by line:',
  morePlaces: { one: 'and {count} more place', other: 'and {count} more places' },
  files: { one: '{count} file', other: '{count} files' },
  languages: { one: '{count} language', other: '{count} languages' },
  texts: { one: '{count} text', other: '{count} texts' },
  translated: '{language}: {translated} of {total} texts translated',
  stale: '{count} out of date',
  next: 'Start with {place}.',
  draft: '{language} is a draft: {files} of {due} files. validate --drafts tells what it lacks.',
  draftName: '{language} (draft)',
  partialName: '{language} (partial)',
  fixed: 'Fixed {count} in {files}.',
  nothingToFix: 'Nothing can be fixed automatically.',
  refused: '{file} changed meanwhile, or is not UTF-8; it was left alone.',
  title: 'Content check',
  columnProblem: 'Problem',
  columnPlace: 'Place',
  columnHint: 'What to do',
  explainBefore: 'Before',
  explainAfter: 'After',
  explainKeep: 'If it is meant to be so: diptych keep <id> "why"',
  explainFix: 'It can only be fixed.',
  statusTexts: 'texts',
  statusTranslated: 'translated',
  statusStale: 'out of date',
  statusUnconfirmed: 'to confirm',
  statusKept: 'kept',
  statusTotal: 'Total',
  previewErrors: { one: '{count} error', other: '{count} errors' },
  previewWarnings: { one: '{count} warning', other: '{count} warnings' },
  previewOpen: 'Open {place} in your editor',
  previewKept: 'Parts of this page stay as they were until {file} is fixed.',
  previewDraft: '{language} is a draft: visitors do not see it.',
  previewMissing: '{file} is not there yet. Until it is, {language} shows the text in {other}.',
  standIns: {
    one: '{count} stand-in. The owner has to give the real one before a release:',
    other: '{count} stand-ins. The owner has to give the real ones before a release:',
  },
} as const satisfies Readonly<Record<string, Phrase>>

export type PhraseKey = keyof typeof phrases

/** Writes a phrase in one language, with values for its `{names}`; numbers as that language writes them. */
export type Translate = (key: PhraseKey, values?: Values) => string

type Values = Readonly<Record<string, string | number>>

/** The phrases in one language. One that the language lacks is written in English. */
export async function createTranslate(language: string): Promise<Translate> {
  return translateWith(language, language === 'en' ? {} : await readCatalogue(language))
}

type Catalogue = Readonly<Record<string, Phrase>>

/** The same from a catalogue that was read before. */
export function translateWith(language: string, catalogue: Catalogue): Translate {
  return (key, values = {}) => {
    const own = catalogue[key]
    return own === undefined ? fillIn('en', phrases[key], values) : fillIn(language, own, values)
  }
}

function fillIn(language: string, phrase: Phrase, values: Values): string {
  return textOf(language, phrase, values).replaceAll(/\{(\w+)\}/g, (name, key: string) => {
    const value = values[key]
    return typeof value === 'number'
      ? new Intl.NumberFormat(language).format(value)
      : (value ?? name)
  })
}

function textOf(language: string, phrase: Phrase, { count }: Values): string {
  if (typeof phrase === 'string') return phrase
  const category = new Intl.PluralRules(language).select(Number(count))
  return phrase[category] ?? phrase['other'] ?? ''
}

/** Reads the catalogue of a language; empty where there is none. */
async function readCatalogue(language: string): Promise<Catalogue> {
  const file = join(languages, language, 'cli.yaml')
  if (!existsSync(file)) return {}
  const [{ load }, text] = await Promise.all([import('js-yaml'), readFile(file, 'utf8')])
  const content: unknown = load(text)
  return isRecord(content) ? Object.fromEntries(Object.entries(content).filter(hasPhrase)) : {}
}

const hasPhrase = (entry: readonly [string, unknown]): entry is [string, Phrase] =>
  typeof entry[1] === 'string' ||
  (isRecord(entry[1]) && Object.values(entry[1]).every((text) => typeof text === 'string'))

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const languages = join(import.meta.dirname, '../../generator/languages')

/** Every language that findings are told in, English among them. */
export const messageLanguages: readonly MessageLanguage[] = readdirSync(languages).filter((code) =>
  existsSync(join(languages, code, 'messages.yaml')),
)

/** The language of messages without `--lang`: that of `DIPTYCH_LANG`, else English. */
export const defaultMessageLanguage = ({ environment }: CliContext): MessageLanguage =>
  messageLanguages.find((code) => code === environment['DIPTYCH_LANG']) ?? 'en'
