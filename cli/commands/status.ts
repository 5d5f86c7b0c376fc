import { Command } from 'commander'
import type { Completeness, MessageLanguage, Site } from '#generator/index.ts'
import { type CheckedContent, openSession } from '../content/session.ts'
import type { DefineCommand } from '../context.ts'
import {
  createTranslate,
  defaultMessageLanguage,
  type PhraseKey,
  type Translate,
} from '../report/phrases.ts'

export const status: DefineCommand = (context) =>
  new Command('status')
    .description('show how complete and how fresh each language is')
    .action(async () => {
      const { languageName, standInsOf } = await import('#generator/index.ts')
      const lang = defaultMessageLanguage(context)
      const session = await openSession(context, { withDrafts: true })
      const checked = session.check()
      session.save()
      const translate = await createTranslate(lang)
      const files = checked.completeness.map((row) => ({ ...row, kept: keptIn(checked, row) }))
      const tables = [...Map.groupBy(files, ({ language }) => language)].map(([language, rows]) =>
        table(rows, {
          name: nameOf(checked.site, language, { name: languageName(language, lang), translate }),
          lang,
          translate,
        }),
      )
      const standIns = standInsOf(checked.site).map(({ needs, places: [first] }) => {
        const { file = '', line = 1 } = first ? first.document.place(first.path) : {}
        return `  ${needs}\n    ${file}:${line}\n`
      })
      const heading = `${translate('standIns', { count: standIns.length })}\n`
      const list = standIns.length > 0 ? [[heading, ...standIns].join('')] : []
      context.stdout.write([...tables, ...list].join('\n'))
    })

interface Row extends Completeness {
  readonly kept: number
}

type Counts = Readonly<Record<(typeof columns)[number], number>>

interface Naming {
  readonly name: string
  readonly translate: Translate
}

/** What a language is called, and whether it is published: not yet, with the pages that it has, or whole. */
function nameOf({ drafts, translations }: Site, code: string, { name, translate }: Naming): string {
  if (drafts.includes(code)) return translate('draftName', { language: name })
  const isPartial = translations.some((each) => each.isPartial && each.code === code)
  return isPartial ? translate('partialName', { language: name }) : name
}

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
    translated: sum('translated'),
    stale: sum('stale'),
    unconfirmed: sum('unconfirmed'),
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

function table(rows: readonly Row[], { name, lang, translate }: TableInput): string {
  const all = total(rows)
  const heads = columns.map((column) => translate(headings[column]))
  const width = Math.max(...rows.map(({ address }) => address.length), 20) + 4
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
    ...rows.map((row) => line(`  ${row.address}`, row)),
    line(
      `${translate('statusTotal')}  ${share.format(all.texts === 0 ? 1 : all.translated / all.texts)}`,
      all,
    ),
    '',
  ].join('\n')
}
