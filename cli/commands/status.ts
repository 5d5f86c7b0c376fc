import { Command, Option } from 'commander'
import type { Completeness, MessageLanguage, Site } from '#generator/index.ts'
import { messageLanguageOption } from '../content/message-language.ts'
import { contentOption } from '../content/project.ts'
import { type CheckedContent, openSession } from '../content/session.ts'
import type { DefineCommand } from '../context.ts'
import { createTranslate, type PhraseKey, type Translate } from '../report/phrases.ts'

interface Options {
  readonly content: string
  readonly format: 'table' | 'json'
  readonly lang: MessageLanguage
}

export const status: DefineCommand = (context) =>
  new Command('status')
    .summary('show how complete and how fresh each language is')
    .option(...contentOption(context))
    .addOption(
      new Option('--format <name>', 'how to print it').choices(['table', 'json']).default('table'),
    )
    .addOption(messageLanguageOption(context))
    .action(async ({ content, format, lang }: Options) => {
      const { languageName, standInsOf } = await import('#generator/index.ts')
      const session = await openSession(context, { content, withDrafts: true })
      const checked = session.check()
      session.save()
      const rows = checked.completeness.map((row) => ({
        ...row,
        kept: keptIn(checked, row),
      }))
      const languages = [...Map.groupBy(rows, ({ language }) => language)].map(
        ([language, files]): LanguageStatus => ({
          language,
          stage: stageOf(checked.site, language),
          ...total(files),
          files,
        }),
      )

      const standIns = standInsOf(checked.site).map(({ at, needs, places: [first] }) => {
        const place = first?.document.place(first.path)
        return { at, needs, ...(place && { file: place.file, line: place.line }) }
      })

      if (format === 'json') {
        const report = { version: 1, languages, standIns }
        context.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
        return
      }
      const translate = await createTranslate(lang)
      const tables = languages.map((each) =>
        table(each, {
          name: nameOf(each, languageName(each.language, lang), translate),
          lang,
          translate,
        }),
      )
      context.stdout.write([...tables, ...standInList(standIns, translate)].join('\n'))
    })

interface ListedStandIn {
  readonly needs: string
  readonly file?: string
  readonly line?: number
}

function standInList(standIns: readonly ListedStandIn[], translate: Translate): readonly string[] {
  if (standIns.length === 0) return []
  const lines = standIns.map(
    ({ needs, file = '', line = 1 }) => `  ${needs}\n    ${file}:${line}\n`,
  )
  return [`${translate('standIns', { count: standIns.length })}\n${lines.join('')}`]
}

interface Row extends Completeness {
  readonly kept: number
}

type Counts = Omit<Row, 'language' | 'address' | 'kind' | 'isWritten'>

interface LanguageStatus extends Counts {
  readonly language: string
  readonly stage: Stage
  readonly files: readonly Row[]
}

/** Whether a language is published: not yet, with the pages that it has, or whole. */
type Stage = 'draft' | 'partial' | 'live'

function stageOf({ drafts, translations }: Site, language: string): Stage {
  if (drafts.includes(language)) return 'draft'
  const isPartial = translations.some(({ code, isPartial }) => isPartial && code === language)
  return isPartial ? 'partial' : 'live'
}

const stageNames = { draft: 'draftName', partial: 'partialName' } as const

const nameOf = ({ stage }: LanguageStatus, language: string, translate: Translate) =>
  stage === 'live' ? language : translate(stageNames[stage], { language })

/** How many acknowledged findings a file has. */
const keptIn = ({ kept, site }: CheckedContent, { language, address }: Completeness) => {
  const own = site.documents.find(
    (document) => document.language === language && document.address === address,
  )
  return kept.filter(({ at }) => at.file === own?.file).length
}

const columns = ['texts', 'translated', 'stale', 'unconfirmed', 'kept'] as const

const total = (rows: readonly Row[]): Counts => {
  const sum = (column: keyof Counts) => rows.reduce((so, row) => so + row[column], 0)
  return {
    texts: sum('texts'),
    present: sum('present'),
    translated: sum('translated'),
    stale: sum('stale'),
    unconfirmed: sum('unconfirmed'),
    recorded: sum('recorded'),
    kept: sum('kept'),
  }
}

const headings = {
  texts: 'statusTexts',
  translated: 'statusTranslated',
  stale: 'statusStale',
  unconfirmed: 'statusUnconfirmed',
  kept: 'statusKept',
} as const satisfies Readonly<Record<(typeof columns)[number], PhraseKey>>

interface TableInput {
  /** What the language is called. */
  readonly name: string
  readonly lang: MessageLanguage
  readonly translate: Translate
}

function table(status: LanguageStatus, { name, lang, translate }: TableInput): string {
  const heads = columns.map((column) => translate(headings[column]))
  const width = Math.max(...status.files.map(({ address }) => address.length), 20) + 4
  const count = new Intl.NumberFormat(lang)
  const share = new Intl.NumberFormat(lang, {
    style: 'percent',
    maximumFractionDigits: 1,
    roundingMode: 'floor',
  })
  const line = (title: string, counts: Counts) =>
    [
      title.padEnd(width),
      ...columns.map((column, index) =>
        (counts[column] === 0 ? '–' : count.format(counts[column])).padStart(
          (heads[index]?.length ?? 0) + 2,
        ),
      ),
    ].join('')

  return [
    [name.padEnd(width), ...heads.map((head) => `  ${head}`)].join(''),
    ...status.files.map((row) => line(`  ${row.address}`, row)),
    line(
      `${translate('statusTotal')}  ${share.format(status.texts === 0 ? 1 : status.translated / status.texts)}`,
      status,
    ),
    '',
  ].join('\n')
}
