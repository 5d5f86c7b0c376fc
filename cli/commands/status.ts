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

const columns = [
  ['texts', 'statusTexts'],
  ['translated', 'statusTranslated'],
  ['stale', 'statusStale'],
  ['unconfirmed', 'statusUnconfirmed'],
  ['kept', 'statusKept'],
] as const satisfies readonly (readonly [keyof Row, PhraseKey])[]

interface TableInput {
  /** What the language is called. */
  readonly name: string
  readonly lang: MessageLanguage
  readonly translate: Translate
}

function table(rows: readonly Row[], { name, lang, translate }: TableInput): string {
  const heads = columns.map(([, phrase]) => translate(phrase))
  const totals = columns.map(([key]) => rows.reduce((sum, row) => sum + row[key], 0))
  const [texts = 0, translated = 0] = totals
  const width = Math.max(...rows.map(({ address }) => address.length), 20) + 4
  const count = new Intl.NumberFormat(lang)
  const share = new Intl.NumberFormat(lang, {
    style: 'percent',
    maximumFractionDigits: 1,
    roundingMode: 'floor',
  })
  const line = (title: string, counts: readonly number[]) => {
    const cells = counts.map((each, index) =>
      (each === 0 ? '–' : count.format(each)).padStart((heads[index]?.length ?? 0) + 2),
    )
    return [title.padEnd(width), ...cells].join('')
  }
  const whole = share.format(texts === 0 ? 1 : translated / texts)
  return [
    [name.padEnd(width), ...heads.map((head) => `  ${head}`)].join(''),
    ...rows.map((row) =>
      line(
        `  ${row.address}`,
        columns.map(([key]) => row[key]),
      ),
    ),
    line(`${translate('statusTotal')}  ${whole}`, totals),
    '',
  ].join('\n')
}
