import { counted, formatNumber, type Phrase, speaker } from './phrases.ts'
import type { Completeness, Report } from './reporter.ts'
import { displayWidth, wrap } from './terminal-text.ts'

/** The lines that end a report for people: how much is to be done, and how complete each translation is. */
export function closing(report: Report): readonly string[] {
  const { columns } = report.screen
  const line = `${verdict(report)}   ${extent(report)}`
  const isShort = displayWidth(line) <= columns
  return [
    ...(isShort
      ? [line]
      : [verdict(report), extent(report)].flatMap((part) => wrap(part, columns))),
    ...report.completeness.flatMap((each) => wrap(completenessLine(report, each), columns)),
  ]
}

/** How much there is to do, such as `2 to fix, 1 to look at.` */
export function verdict({ found, acknowledged, diagnostics, speech }: Report): string {
  const say = speaker(speech)
  const hidden = found.error + found.warning + found.info - diagnostics.length
  const some = (phrase: Phrase, count: number) => (count > 0 ? [say(phrase, { count })] : [])
  const work = [
    ...some('toFix', found.error),
    ...some('toLookAt', found.warning),
    ...some('toKnow', found.info),
  ]

  return `${[
    ...(work.length > 0 ? work : [say('nothing')]),
    ...some('kept', acknowledged.length),
    ...some('hidden', hidden),
  ].join(', ')}.`
}

/** What was checked, such as `64 files, 2 languages, 1,412 texts, 0.9 s.` */
function extent({ files, languages, texts, duration, speech }: Report): string {
  const say = speaker(speech)
  const seconds = new Intl.NumberFormat(speech, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(duration / 1000)

  return `${[
    counted(say, ['file', 'files'], files.length),
    counted(say, ['language', 'languages'], languages.length),
    ...(texts === undefined ? [] : [counted(say, ['text', 'texts'], texts)]),
    `${seconds} s`,
  ].join(', ')}.`
}

function completenessLine(
  { speech, languageName }: Report,
  { language, present, total, stale, next }: Completeness,
): string {
  const say = speaker(speech)
  const count = say('present', { language: languageName(language), present, total })
  const late = stale > 0 ? `, ${say('stale', { count: formatNumber(speech, stale) })}` : ''
  return `${count}${late}.${next === undefined ? '' : ` ${say('next', { place: next })}`}`
}
