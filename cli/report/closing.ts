import type { Completeness, Draft } from '../content/findings.ts'
import type { PhraseKey } from './phrases.ts'
import { type Report, textsOf } from './report.ts'
import { displayWidth, wrap } from './terminal.ts'

/** The last lines of a report for people: how many findings, and how complete each translation is. */
export function closing(report: Report): readonly string[] {
  const { columns } = report.screen
  const line = `${verdict(report)}   ${extent(report)}`
  const isShort = displayWidth(line) <= columns
  const texts = closingTexts(report).slice(isShort ? 2 : 0)
  return [...(isShort ? [line] : []), ...texts.flatMap((text) => wrap(text, columns))]
}

/** The same as texts of any length: verdict, extent, and each language. */
export const closingTexts = (report: Report): readonly string[] => [
  verdict(report),
  extent(report),
  ...report.completeness.map((each) => completenessLine(report, each)),
  ...report.drafts.map((each) => draftLine(report, each)),
]

/** The findings in numbers, such as `2 to fix, 1 to look at.` */
export function verdict({ found, kept, diagnostics, translate }: Report): string {
  const hidden = found.error + found.warning + found.info - diagnostics.length
  const some = (phrase: PhraseKey, count: number) =>
    count > 0 ? [translate(phrase, { count })] : []
  const work = [
    ...some('toFix', found.error),
    ...some('toLookAt', found.warning),
    ...some('toKnow', found.info),
  ]

  return `${[
    ...(work.length > 0 ? work : [translate('nothing')]),
    ...some('kept', kept.length),
    ...some('hidden', hidden),
  ].join(', ')}.`
}

/** What was checked, such as `64 files, 2 languages, 1,412 texts, 0.9 s.` */
function extent(report: Report): string {
  const { files, languages, duration, messageLanguage, translate } = report
  const texts = textsOf(report)
  const seconds = new Intl.NumberFormat(messageLanguage, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(duration / 1000)

  return `${[
    translate('files', { count: files.length }),
    translate('languages', { count: Object.keys(languages).length }),
    ...(texts === undefined ? [] : [translate('texts', { count: texts })]),
    `${seconds} s`,
  ].join(', ')}.`
}

const draftLine = ({ translate }: Report, { name, files, due }: Draft) =>
  translate('draft', { language: name, files, due })

function completenessLine(
  { languages, translate }: Report,
  { language, translated, total, stale, next }: Completeness,
): string {
  const count = translate('translated', {
    language: languages[language] ?? language,
    translated,
    total,
  })
  const late = stale > 0 ? `, ${translate('stale', { count: stale })}` : ''
  return `${count}${late}.${next === undefined ? '' : ` ${translate('next', { place: next })}`}`
}
