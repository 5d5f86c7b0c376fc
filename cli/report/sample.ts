import type { MessageLanguage, UnreadPair } from '#generator/index.ts'
import type { PhraseKey, Translate } from './phrases.ts'
import { placeText, printable, wrap } from './terminal-text.ts'

interface Input {
  /** How many texts nobody has read. */
  readonly unread: number
  /** The code of the source language. */
  readonly source: string
  readonly columns: number
  readonly lang: MessageLanguage
  readonly translate: Translate
}

const riskNames = {
  values: 'riskValues',
  negation: 'riskNegation',
  exception: 'riskException',
  duty: 'riskDuty',
  permission: 'riskPermission',
  condition: 'riskCondition',
} as const satisfies Readonly<Record<UnreadPair['risks'][number], PhraseKey>>

/** How many texts nobody has compared, and those to read first, each in both languages. */
export function sampleList(
  pairs: readonly UnreadPair[],
  { unread, source, columns, lang, translate }: Input,
): readonly string[] {
  if (unread === 0) return []
  const list = new Intl.ListFormat(lang, { type: 'unit' })
  const width = Math.max(source.length, ...pairs.map(({ language }) => language.length)) + 2
  const lines = (indent: number, label: string, text: string) =>
    wrap(printable(text), Math.max(20, columns - indent)).map(
      (line, index) => `${(index === 0 ? label : '').padEnd(indent)}${line}\n`,
    )
  const counted = lines(0, '', translate('unread', { count: unread }))
  const [first] = pairs
  if (!first) return [[...counted, `${translate('unreadMore')}\n`].join('')]

  const told = pairs.flatMap((pair) => {
    const why = [
      ...(pair.isBinding ? [translate('isBinding')] : []),
      ...Object.entries(riskNames).flatMap(([risk, name]) =>
        pair.risks.some((each) => each === risk) ? [translate(name)] : [],
      ),
    ]
    return [
      '\n',
      ...lines(2, '', `${placeText(pair.at)} · ${pair.id}`),
      ...(why.length > 0 ? lines(2, '', list.format(why)) : []),
      ...lines(width + 2, `  ${source}`, pair.source),
      ...lines(width + 2, `  ${pair.language}`, pair.translation),
    ]
  })
  return [
    [
      ...counted,
      `${translate('sampled', { count: pairs.length })}\n`,
      ...told,
      `\n${translate('sampledAccept', { id: first.id })}\n`,
    ].join(''),
  ]
}
