import type { Message, MessageLanguage } from '#generator/index.ts'

/** The phrases of the reports. `{count}` and the like are filled in. */
const phrases = {
  error: { en: 'error', nl: 'fout' },
  warning: { en: 'warning', nl: 'let op' },
  info: { en: 'note', nl: 'ter info' },
  here: { en: 'here', nl: 'hier' },
  fixIt: { en: 'Fix it', nl: 'Los op' },
  keepIt: { en: 'Keep it', nl: 'Laat zo' },
  more: { en: 'More', nl: 'Meer' },
  fixCommand: { en: 'Or have it done:', nl: 'Of laat het doen:' },
  keepCommand: { en: 'If it is meant to be so:', nl: 'Als het zo bedoeld is:' },
  why: { en: 'why it is meant to be so', nl: 'waarom het zo bedoeld is' },
  nothing: { en: 'Nothing to fix', nl: 'Niets op te lossen' },
  toFix: { en: '{count} to fix', nl: '{count} op te lossen' },
  toLookAt: { en: '{count} to look at', nl: '{count} om te bekijken' },
  toKnow: { en: '{count} to know', nl: '{count} ter info' },
  kept: { en: '{count} kept on purpose', nl: '{count} met opzet zo' },
  hidden: { en: '{count} not shown', nl: '{count} niet getoond' },
  file: { en: '{count} file', nl: '{count} bestand' },
  files: { en: '{count} files', nl: '{count} bestanden' },
  language: { en: '{count} language', nl: '{count} taal' },
  languages: { en: '{count} languages', nl: '{count} talen' },
  text: { en: '{count} text', nl: '{count} tekst' },
  texts: { en: '{count} texts', nl: '{count} teksten' },
  present: {
    en: '{language}: {present} of {total} texts present',
    nl: '{language}: {present} van {total} teksten aanwezig',
  },
  stale: { en: '{count} out of date', nl: '{count} verouderd' },
  next: { en: 'Start with {place}.', nl: 'Begin met {place}.' },
  fixed: { en: 'Fixed {count} in {files}.', nl: '{count} hersteld in {files}.' },
  wouldFix: { en: 'Would fix {count} in {files}.', nl: 'Zou er {count} herstellen, in {files}.' },
  nothingToFix: {
    en: 'Nothing can be fixed automatically.',
    nl: 'Niets kan vanzelf hersteld worden.',
  },
  refused: {
    en: '{file} changed meanwhile, or is not UTF-8; it was left alone.',
    nl: '{file} is intussen veranderd, of geen UTF-8; er is niets in gewijzigd.',
  },
  resolved: { en: 'fixed {count}', nl: '{count} opgelost' },
  added: { en: '{count} new', nl: '{count} nieuw' },
  left: { en: '{count} left', nl: 'nog {count}' },
  noneLeft: { en: 'nothing left', nl: 'niets meer te doen' },
  title: { en: 'Content check', nl: 'Controle van de content' },
  columnProblem: { en: 'Problem', nl: 'Probleem' },
  columnPlace: { en: 'Place', nl: 'Plek' },
  columnHint: { en: 'What to do', nl: 'Wat te doen' },
  columnLanguage: { en: 'Language', nl: 'Taal' },
  columnPresent: { en: 'Present', nl: 'Aanwezig' },
  columnStale: { en: 'Out of date', nl: 'Verouderd' },
  columnNext: { en: 'Start with', nl: 'Begin met' },
  shared: { en: 'all languages', nl: 'alle talen' },
  watching: {
    en: 'Watching {folder}. Ctrl+C stops.',
    nl: 'Volgt {folder}. Ctrl+C stopt.',
  },
} as const satisfies Readonly<Record<string, Message>>

export type PhraseKey = keyof typeof phrases

/** Says a phrase in one language, with its blanks filled in; numbers as that language writes them. */
export type Translate = (
  phrase: PhraseKey,
  blanks?: Readonly<Record<string, string | number>>,
) => string

export const createTranslate =
  (speech: MessageLanguage): Translate =>
  (phrase, blanks = {}) =>
    phrases[phrase][speech].replaceAll(/\{(\w+)\}/g, (blank, name: string) => {
      const value = blanks[name]
      return typeof value === 'number' ? formatNumber(speech, value) : (value ?? blank)
    })

export const formatNumber = (speech: MessageLanguage, value: number) =>
  new Intl.NumberFormat(speech).format(value)

/** So many of something, such as `1 file`. */
export const counted = (
  translate: Translate,
  [one, more]: readonly [PhraseKey, PhraseKey],
  count: number,
): string => translate(count === 1 ? one : more, { count })
